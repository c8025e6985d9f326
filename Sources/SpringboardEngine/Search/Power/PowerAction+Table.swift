extension PowerAction {
  /// Words that people use for each action, in the languages of the words for purposes. Commas and ends of lines separate
  /// them.
  static let words: KeyValuePairs<PowerAction, String> = [
    .restart: """
    restart, reboot, restart computer, neustart, neustarten, neu starten, redémarrer, redémarrage, reiniciar, reinicio
    riavvia, riavviare, riavvio, herstarten, herstart, opnieuw opstarten, starta om, omstart, uruchom ponownie
    uruchom komputer ponownie, restartovat, restartuj, перезагрузить, перезагрузка, перезапуск, перезапустить
    перезавантажити, перезавантаження, επανεκκίνηση, yeniden başlat, הפעלה מחדש, אתחול, إعادة التشغيل, إعادة تشغيل, 再起動
    重启, 重新启动, 重新開機, 重新啟動, 다시 시작, 재시작, 재부팅
    """,
    .shutDown: """
    shut down, shutdown, power off, poweroff, turn off, switch off, herunterfahren, ausschalten, éteindre, arrêter
    arrêter l'ordinateur, apagar, spegni, spegnere, spegnimento, arresta, desligar, encerrar, uitschakelen, uitzetten
    afsluiten, stäng av, stänga av, wyłącz, wyłączyć, wyłącz komputer, vypnout, vypnutí, выключить, выключение
    завершение работы, вимкнути, вимкнення, завершення роботи, τερματισμός, απενεργοποίηση, kapat, bilgisayarı kapat, כיבוי
    إيقاف التشغيل, إيقاف تشغيل, シャットダウン, 電源を切る, 电源关闭, 关机, 關機, 종료, 시스템 종료, 컴퓨터 끄기, 전원 끄기
    """,
    .logOut: """
    log out, logout, log off, logoff, sign out, signout, sign off, abmelden, abmeldung, ausloggen, se déconnecter, déconnexion
    déconnecter, fermer la session, cerrar sesión, cerrar la sesión, termina sessione, disconnetti, terminar sessão
    encerrar sessão, afmelden, uitloggen, logga ut, utloggning, wyloguj, wyloguj się, wylogować, odhlásit, odhlásit se
    odhlášení, выйти из системы, выход из системы, завершить сеанс, вийти із системи, вийти з системи, вихід із системи
    завершити сеанс, αποσύνδεση, oturumu kapat, çıkış yap, התנתקות, יציאה מהמערכת, تسجيل الخروج, ログアウト, サインアウト
    注销, 登出, 로그아웃
    """,
    .lock: """
    lock, lock screen, screen lock, lock computer, sperren, bildschirm sperren, bildschirmsperre, verrouiller
    verrouiller l'écran, verrouillage, bloquear, bloquear pantalla, bloquear la pantalla, bloquear ecrã, bloquear o ecrã
    bloquear tela, bloquear a tela, blocca, blocca schermo, bloccare, vergrendelen, scherm vergrendelen, lås, lås skärmen
    skärmlås, zablokuj, zablokuj ekran, zablokować, uzamknout, zamknout, zamknout obrazovku, заблокировать
    заблокировать экран, блокировка экрана, заблокувати, заблокувати екран, блокування екрана, κλείδωμα, κλείδωμα οθόνης
    kilitle, ekranı kilitle, נעילה, נעילת מסך, נעל, قفل, قفل الشاشة, ロック, 画面ロック, 画面をロック, 锁定, 锁屏, 锁定屏幕
    鎖定, 鎖定螢幕, 잠금, 화면 잠금
    """,
    .suspend: """
    suspend, sleep, standby, stand by, bereitschaft, energie sparen, schlafen, veille, mettre en veille, suspendre, suspender
    suspensión, sospendi, sospendere, sospensione, suspensão, slaapstand, pauzestand, onderbreken, vänteläge, viloläge
    uśpij, uśpić, uśpienie, wstrzymaj, uspat, uspání, спящий режим, ждущий режим, сон, режим сну, призупинити, αναστολή
    askıya al, uyku, השהיה, שינה, تعليق, سكون, スリープ, サスペンド, 睡眠, 挂起, 待机, 待機, 暫停, 절전, 대기 모드
    """,
  ]
}
