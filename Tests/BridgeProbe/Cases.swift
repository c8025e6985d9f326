let cases: [String: @MainActor () -> Void] = [
  "accessible": playAccessible,
  "bus-call": playBusCall,
  "bus-serve": playBusServe,
  "bus-toggle": playBusToggle,
  "clients": playClients,
  "events": playEvents,
  "lifetimes": playLifetimes,
  "loop": playLoop,
  "no-display": playNoDisplay,
  "settings": playSettings,
  "values": playValues,
  "window": playWindow,
]
