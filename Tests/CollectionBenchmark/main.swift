// Measures a collection view of 10,000 items that fills the screen; bench.sh compares it with C programs. `start` only shows it.
// `scroll` scrolls it by its height over a background, back and forth, and prints the durations of frames as
// `QUIVER_TIMING=frames` does.

import CGtk
import CollectionEngine
import CollectionGtk
import GioBridge
import Glibc
import GtkBridge

guard let display = Display.open(applicationID: "io.github.quiver_launcher.Benchmark") else { exit(5) }

// As large as an icon and its label in bare-frames.c.
let view = CollectionView<Int, Int> { context in
  var metrics = FlowMetrics()
  metrics.section.itemSize = .fixed(Size(width: 136, height: 172))
  metrics.section.minimumLineSpacing = (context.size.height - 5 * 172) / 5
  metrics.section.minimumInteritemSpacing = (context.size.width - 7 * 136) / 7
  return context.flow(metrics)
}
view.cell { item, cell in
  cairo_set_source_rgb(cell.cairo, Double(item % 10) / 10, 0.5, 0.2)
  cairo_rectangle(cell.cairo, 8, 8, 120, 120)
  cairo_fill(cell.cairo)
  cairo_set_source_rgba(cell.cairo, 1, 1, 1, 0.5)
  cairo_rectangle(cell.cairo, 28, 144, 80, 20)
  cairo_fill(cell.cairo)
}
view.apply(Snapshot([0: Array(0..<10_000)]), animation: .none)

let window = gtk_window_new(GTK_WINDOW_TOPLEVEL)!
gtk_container_add(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkContainer.self), view.widget)
gtk_window_fullscreen(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
gtk_widget_show_all(window)

let timing = FrameTiming(display)
var turns = 0
var timer: LoopSource?

/// Scrolls as often as bare-frames.c, once in 0.7 s, so that there are as many frames.
func turn() {
  if turns == 11 {
    print(timing.report)
    exit(0)
  }
  turns += 1
  let height = Double(gtk_widget_get_allocated_height(view.widget))
  view.scroll(to: Point(x: 0, y: turns % 2 == 1 ? height : 0))
  timer = MainLoop.timer(after: 0.7) { turn() }
}

if CommandLine.arguments.last == "scroll" {
  view.background { cell in
    cairo_set_source_rgb(cell.cairo, 0.3, 0.7, 0.6)
    cairo_paint(cell.cairo)
  }
  view.time(with: timing)
  timer = MainLoop.timer(after: 2.1) { turn() }
}
gtk_main()
