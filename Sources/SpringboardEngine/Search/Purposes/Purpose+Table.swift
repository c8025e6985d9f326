extension Purpose {
  /// Words that people use for each purpose, in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish,
  /// Polish, Czech, Russian, Ukrainian, Greek, Turkish, Hebrew, Arabic, Japanese, Chinese and Korean. Commas and ends of lines
  /// separate them.
  static let words: KeyValuePairs<Purpose, String> = [
    .browser: """
    browser, web browser, internet browser, internet, web, www, webbrowser, navigateur, navigateur web, navegador
    navegador web, navegador de internet, browser web, webbläsare, przeglądarka, przeglądarka internetowa, prohlížeč
    webový prohlížeč, браузер, веб-браузер, интернет, інтернет, περιηγητής, διαδίκτυο, ίντερνετ, tarayıcı, web tarayıcı
    דפדפן, אינטרנט, متصفح, إنترنت, متصفح الويب, ブラウザ, ブラウザー, ウェブブラウザ, ウェブブラウザー, インターネット
    浏览器, 网络浏览器, 网页浏览器, 上网, 互联网, 瀏覽器, 網頁瀏覽器, 網際網路, 브라우저, 웹 브라우저, 인터넷
    navigatore
    """,
    .mail: """
    mail, email, e-mail, mails, emails, mail client, e-mail client, email client, inbox, mailprogramm, courriel
    courrier, messagerie, correo, correo electrónico, posta, posta elettronica, correio, correio eletrônico, e-mails
    e-post, epost, poczta, pošta, почта, электронная почта, пошта, email, αλληλογραφία, ηλεκτρονικό ταχυδρομείο
    e-posta, eposta, posta, דואר, דוא״ל, אימייל, بريد, بريد إلكتروني, メール, メーラー, 电子邮件, 邮件, 邮箱, 電子郵件
    郵件, 메일, 이메일, 전자 우편
    """,
    .chat: """
    chat, messenger, messages, instant messenger, instant messaging, messaging, nachrichten, messagerie instantanée
    discussion, mensajería, mensajes, messaggi, mensagens, berichten, meddelanden, komunikator, czat, zprávy, чат
    мессенджер, сообщения, повідомлення, μηνύματα, sohbet, mesajlaşma, צ׳אט, הודעות, دردشة, رسائل, チャット, メッセージ
    メッセンジャー, 聊天, 即时通讯, 消息, 即時通訊, 訊息, 채팅, 메신저, 메시지
    """,
    .calls: """
    video call, video calls, video conference, video chat, videocall, phone, call, voip, videoanruf, videokonferenz
    telefon, visioconférence, appel vidéo, téléphone, videollamada, llamada, videochiamata, videochamada, videogesprek
    videosamtal, wideorozmowa, videohovor, видеозвонок, звонок, відеодзвінок, βιντεοκλήση, görüntülü arama, שיחת וידאו
    مكالمة فيديو, ビデオ通話, 電話, 视频通话, 电话, 視訊通話, 영상 통화, 전화
    """,
    .contacts: """
    contacts, address book, addressbook, people, kontakte, adressbuch, carnet d'adresses, contactos, agenda de contactos
    contatti, rubrica, contatos, contacten, adresboek, kontakter, adressbok, kontakty, książka adresowa, adresář
    контакты, адресная книга, контакти, επαφές, kişiler, rehber, אנשי קשר, جهات الاتصال, 連絡先, アドレス帳, 联系人
    通讯录, 聯絡人, 通訊錄, 연락처, 주소록
    """,
    .network: """
    network, network settings, network connections, vpn, ethernet, netzwerk, netzwerkeinstellungen
    réseau, réseaux, connexions réseau, redes, conexiones de red, netwerk, nätverk, sieć, síť, сеть
    сети, мережа, δίκτυο, ağ bağlantıları, רשת, شبكة, ネットワーク, 网络设置, 網路設定, 네트워크
    rede, ağ
    """,
    .wifi: """
    wifi, wi-fi, wlan, wireless, wireless network, drahtlos, drahtlosnetzwerk, funknetz, sans fil, réseau sans fil, inalámbrico
    red inalámbrica, senza fili, rete senza fili, sem fio, rede sem fio, draadloos, draadloos netwerk, trådlöst, trådlöst nätverk
    bezprzewodowe, sieć bezprzewodowa, bezdrátová síť, вайфай, беспроводная сеть, бездротова мережа, ασύρματο, ασύρματο δίκτυο
    kablosuz, kablosuz ağ, רשת אלחוטית, אלחוטי, واي فاي, شبكة لاسلكية, ワイファイ, 無線, 無線LAN, 无线, 无线网络, 無線網路
    와이파이, 무선, 무선 네트워크
    """,
    .news: """
    news, news reader, rss, rss reader, feed reader, feeds, newsreader, nachrichtenleser, actualités, lecteur rss, noticias
    lector de noticias, lector rss, notizie, lettore rss, notícias, leitor de notícias, nieuws, nieuwslezer, nyheter
    nyhetsläsare, wiadomości, czytnik rss, zprávy rss, čtečka zpráv, новости, новини, ειδήσεις, νέα, haberler, חדשות, أخبار
    ニュース, フィードリーダー, 新闻, 阅读器, 新聞, 뉴스
    """,
    .torrents: """
    torrent, torrents, bittorrent, торрент, トレント, 种子, 토렌트
    """,
    .files: """
    files, file manager, filemanager, file browser, file explorer, explorer, finder, folder, folders, my computer
    dateien, dateimanager, dateiverwaltung, ordner, fichiers, gestionnaire de fichiers, explorateur, dossiers, archivos
    gestor de archivos, explorador de archivos, carpetas, ficheros, file, gestore file, cartelle, arquivos, ficheiros
    gerenciador de arquivos, gestor de ficheiros, pastas, bestanden, bestandsbeheer, mappen, filer, filhanterare, mappar
    pliki, menedżer plików, foldery, soubory, správce souborů, složky, файлы, файловый менеджер, проводник, папки, файли
    файловий менеджер, теки, αρχεία, διαχειριστής αρχείων, φάκελοι, dosyalar, dosya yöneticisi, klasörler, קבצים
    מנהל קבצים, ملفات, مدير الملفات, مجلدات, ファイル, ファイルマネージャ, ファイルマネージャー, フォルダ, フォルダー
    文件, 文件管理器, 文件夹, 资源管理器, 檔案, 檔案管理員, 檔案總管, 資料夾, 파일, 파일 관리자, 탐색기, 폴더
    gestore di file, תיקיות
    """,
    .terminal: """
    terminal, terminal emulator, console, command line, command prompt, commandline, cmd, shell, eingabeaufforderung
    kommandozeile, invite de commandes, ligne de commande, consola, línea de comandos, riga di comando, linha de comando
    opdrachtregel, kommandorad, wiersz poleceń, konsola, příkazový řádek, терминал, консоль, командная строка, термінал
    τερματικό, γραμμή εντολών, uçbirim, komut satırı, מסוף, שורת פקודה, طرفية, سطر الأوامر, ターミナル, 端末
    コマンドライン, 终端, 命令行, 控制台, 終端機, 命令列, 터미널, 명령줄, 콘솔
    terminale, командний рядок, טרמינל
    """,
    .settings: """
    settings, system settings, preferences, control panel, control center, control centre, options, configuration
    einstellungen, systemeinstellungen, systemsteuerung, paramètres, réglages, préférences, panneau de configuration
    ajustes, configuración, preferencias, panel de control, impostazioni, preferenze, pannello di controllo, configurações
    definições, preferências, painel de controle, instellingen, systeeminstellingen, voorkeuren, inställningar
    ustawienia, preferencje, panel sterowania, nastavení, předvolby, настройки, параметры, панель управления
    налаштування, параметри, ρυθμίσεις, προτιμήσεις, ayarlar, tercihler, denetim masası, הגדרות, העדפות, إعدادات, تفضيلات
    設定, 環境設定, コントロールパネル, 设置, 系统设置, 偏好设置, 控制面板, 設定值, 系統設定, 偏好設定, 설정, 환경설정, 제어판
    """,
    .software: """
    software, app store, appstore, store, apps, install, software center, software centre, software manager, package manager
    packages, programme installieren, paketverwaltung, softwareverwaltung, logithèque, boutique, magasin d'applications
    gestionnaire de paquets, tienda, tienda de aplicaciones, gestor de paquetes, negozio, loja, loja de aplicativos
    softwarecentrum, programvara, programy, sklep, obchod, магазин, магазин приложений, программы, крамниця, λογισμικό
    yazılım, mağaza, חנות, תוכנה, متجر, برامج, متجر التطبيقات, ソフトウェア, アプリストア, ストア, 软件, 应用商店, 软件中心
    軟體, 應用商店, 軟體中心, 소프트웨어, 앱 스토어, 스토어
    """,
    .archives: """
    archive, archives, archive manager, zip, unzip, rar, unrar, extract, compress, archiver, archivverwaltung, entpacken
    gestionnaire d'archives, décompresser, gestor de archivadores, descomprimir, comprimir, archivi, estrarre, compactador
    descompactar, archiefbeheer, uitpakken, arkivhanterare, packa upp, archiwa, menedżer archiwów, archivy, архив, архивы
    архиватор, архіватор, αρχειοθήκες, arşiv, arşiv yöneticisi, ארכיון, أرشيف, アーカイブ, 圧縮, 解凍, 压缩, 解压, 归档管理器
    壓縮, 解壓縮, 압축, 압축 풀기
    """,
    .burning: """
    burn, burner, burning, cd burner, dvd burner, burn cd, burn dvd, burn disc, disc burner, brennen, brenner, brennprogramm, graver
    graveur, gravure, grabar, grabadora, grabar discos, masterizzare, masterizzatore, gravar, gravador, branden, bränna
    nagrywanie, wypalanie, vypalování, запись дисков, прожиг, запис дисків, εγγραφή δίσκων, disk yazma, צריבה, نسخ الأقراص
    書き込み, ディスク作成, 刻录, 光盘刻录, 燒錄, 굽기
    burn iso, burn image, burn disk
    """,
    .printing: """
    printer, printers, print, printing, printer settings, drucker, drucken, imprimante, imprimantes, imprimer, impresora
    impresoras, imprimir, stampante, stampanti, stampare, impressora, impressoras, printerinstellingen, afdrukken, skrivare
    skriva ut, drukarka, drukarki, drukowanie, tiskárna, tiskárny, tisk, принтер, принтеры, печать, принтери, друк
    εκτυπωτής, εκτυπωτές, yazıcı, yazıcılar, מדפסת, מדפסות, طابعة, طابعات, プリンタ, プリンター, 印刷, 打印机, 打印, 印表機
    列印, 프린터, 인쇄
    """,
    .scanning: """
    scanner, scan, document scanner, scannen, numériser, numérisation, scanneur, escáner, escanear, scansione, scansionare
    digitalizador, digitalizar, skanna, skaner, skanowanie, skenování, skener, сканер, сканирование, сканування, σαρωτής
    tarayıcı aygıt, סורק, סריקה, ماسح ضوئي, スキャナ, スキャナー, スキャン, 扫描, 扫描仪, 掃描, 掃描器, 스캐너, 스캔
    """,
    .monitor: """
    task manager, taskmanager, system monitor, processes, process, cpu, memory, activity monitor, systemüberwachung
    systemmonitor, prozesse, gestionnaire des tâches, moniteur système, processus, administrador de tareas
    monitor del sistema, procesos, gestione attività, processi, gerenciador de tarefas, monitor do sistema, processos
    taakbeheer, systeemmonitor, processen, aktivitetshanterare, processer, menedżer zadań, monitor systemu, procesy
    správce úloh, sledování systému, диспетчер задач, системный монитор, процессы, диспетчер завдань, процеси
    διαχείριση εργασιών, διεργασίες, görev yöneticisi, sistem izleyici, מנהל המשימות, مدير المهام, タスクマネージャ
    タスクマネージャー, システムモニター, 任务管理器, 系统监视器, 进程, 工作管理員, 系統監控, 작업 관리자, 시스템 감시
    """,
    .clock: """
    clock, clocks, alarm, alarm clock, timer, stopwatch, uhr, uhren, wecker, stoppuhr, horloge, horloges, réveil, minuteur
    chronomètre, reloj, relojes, alarma, despertador, temporizador, cronómetro, orologio, orologi, sveglia, relógio
    relógios, klok, klokken, wekker, klocka, klockor, alarmklocka, zegar, zegary, budzik, hodiny, budík, часы, будильник
    таймер, годинник, ρολόι, ρολόγια, ξυπνητήρι, saat, saatler, çalar saat, שעון, שעונים, ساعة, منبه, 時計, アラーム
    タイマー, 时钟, 闹钟, 计时器, 時鐘, 鬧鐘, 시계, 알람, 타이머
    """,
    .music: """
    music, music player, audio player, media player, player, audio, songs, mp3, musik, musikplayer, medienwiedergabe, musique
    lecteur de musique, lecteur audio, lecteur multimédia, lecteur, música, reproductor, reproductor de música
    reproductor multimedia, musica, lettore, lettore musicale, lettore multimediale, tocador, tocador de música
    leitor de música, reprodutor, muziek, muziekspeler, mediaspeler, musikspelare, mediaspelare, muzyka, odtwarzacz
    odtwarzacz muzyki, odtwarzacz multimediów, hudba, přehrávač, přehrávač hudby, музыка, плеер, проигрыватель, музика
    програвач, μουσική, αναπαραγωγή μουσικής, müzik, müzik çalar, oynatıcı, מוזיקה, נגן, נגן מוזיקה, موسيقى, مشغل
    مشغل الموسيقى, 音楽, ミュージック, 音楽プレーヤー, プレーヤー, プレイヤー, メディアプレーヤー, 音乐, 音乐播放器, 播放器
    音樂, 音樂播放器, 음악, 음악 재생기, 플레이어, 재생기
    מוסיקה
    """,
    .video: """
    video, videos, video player, media player, player, movie, movies, movie player, film, films, filme, videowiedergabe
    videoplayer, medienwiedergabe, vidéo, vidéos, lecteur vidéo, lecteur multimédia, lecteur, vídeo, vídeos, películas
    reproductor, reproductor de vídeo, reproductor de video, reproductor multimedia, lettore, lettore video
    lettore multimediale, filmati, reprodutor, reprodutor de vídeo, leitor de vídeo, filmes, video's, videospeler
    mediaspeler, filmer, videospelare, mediaspelare, wideo, filmy, odtwarzacz, odtwarzacz wideo, odtwarzacz multimediów
    přehrávač, přehrávač videa, видео, фильмы, плеер, видеоплеер, проигрыватель, відео, програвач, фільми, βίντεο, ταινίες
    αναπαραγωγή βίντεο, videolar, video oynatıcı, oynatıcı, filmler, וידאו, סרטים, נגן, نגן וידאו, فيديو, أفلام, مشغل
    مشغل الفيديو, ビデオ, 動画, 動画プレーヤー, 映画, プレーヤー, プレイヤー, メディアプレーヤー, 视频, 视频播放器, 电影
    播放器, 影片, 影片播放器, 視訊, 電影, 비디오, 동영상, 동영상 재생기, 영화, 플레이어, 재생기
    """,
    .photos: """
    photos, photo, pictures, picture, images, image, image viewer, photo viewer, picture viewer, gallery, photo manager
    fotos, foto, bilder, bildbetrachter, galerie, images, visionneur d'images, visionneuse, imágenes, galería
    visor de imágenes, immagini, visualizzatore di immagini, galleria, imagens, galeria, visualizador de imagens, foto's
    afbeeldingen, afbeeldingenweergave, foton, bildvisare, zdjęcia, obrazy, przeglądarka obrazów, fotografie, obrázky
    prohlížeč obrázků, фото, фотографии, изображения, картинки, галерея, фотографії, світлини, зображення, φωτογραφίες
    εικόνες, προβολή εικόνων, fotoğraflar, resimler, resim görüntüleyici, galeri, תמונות, גלריה, صور, معرض الصور
    عارض الصور, 写真, 画像, ギャラリー, 画像ビューアー, 照片, 图片, 相册, 图像查看器, 看图, 相片, 圖片, 相簿, 사진, 그림, 갤러리
    이미지 뷰어
    fotky
    """,
    .paint: """
    paint, painting, paint program, image editor, photo editor, picture editor, edit image, malen, malprogramm, bildbearbeitung
    peinture, dessin, retouche, éditeur d'images, retouche photo, pintar, pintura, editor de imágenes, dipingere
    editor di immagini, fotoritocco, editor de imagens, schilderen, tekenen, beeldbewerking, måla, bildredigering, malowanie
    edytor obrazów, malování, editor obrázků, рисование, рисовать, графический редактор, малювання, графічний редактор
    ζωγραφική, επεξεργασία εικόνας, boyama, resim düzenleyici, ציור, עורך תמונות, رسم, محرر الصور, ペイント, お絵かき
    画像編集, 绘画, 画图, 图像编辑, 绘图, 繪圖, 小畫家, 影像編輯, 그림판, 이미지 편집기
    """,
    .drawing: """
    draw, drawing, vector graphics, vector editor, zeichnen, zeichenprogramm, vektorgrafik, dessin vectoriel
    dibujo, dibujar, disegno, desenho, desenhar, vectortekenen, rysowanie, grafika wektorowa, kreslení, рисунок
    векторная графика, малюнок, σχέδιο, çizim, שרטוט, رسم متجهي, ドロー, 矢量图, 向量圖, 드로잉
    """,
    .videoEditor: """
    video editor, video editing, edit video, videoeditor, movie editor, videobearbeitung, videoschnitt, éditeur vidéo, montage vidéo
    editor de vídeo, editor de video, editor video, montaggio video, videobewerking, videoredigering, edytor wideo
    editor videa, střih videa, видеоредактор, редактор видео, монтаж видео, відеоредактор, επεξεργασία βίντεο
    video düzenleyici, עורך וידאו, محرر فيديو, 動画編集, ビデオ編集, 视频编辑, 视频剪辑, 剪辑, 影片剪輯, 視訊編輯, 동영상 편집기
    """,
    .audioEditor: """
    audio editor, sound editor, audio editing, edit audio, edit sound, audiobearbeitung, éditeur audio, editor de audio, editor de áudio, editor audio
    audiobewerking, ljudredigering, edytor dźwięku, editor zvuku, аудиоредактор, звуковой редактор, аудіоредактор
    επεξεργασία ήχου, ses düzenleyici, עורך שמע, محرر صوت, 音声編集, 音频编辑, 音訊編輯, 오디오 편집기
    """,
    .games: """
    game, games, spiel, spiele, jeu, jeux, juego, juegos, gioco, giochi, jogo, jogos, spel, spelletjes, gra, gry, hra, hry
    игра, игры, гра, ігри, παιχνίδι, παιχνίδια, oyun, oyunlar, משחק, משחקים, لعبة, ألعاب, ゲーム, 游戏, 遊戲, 게임
    spellen
    """,
    .maps: """
    map, maps, navigation, karte, karten, landkarte, carte, cartes, mapa, mapas, mappa, mappe, kaart, kaarten, karta, kartor
    mapy, карта, карты, мапа, карти, χάρτης, χάρτες, harita, haritalar, מפה, מפות, خريطة, خرائط, 地図, マップ, 地图, 地圖, 지도
    """,
    .graphics: """
    graphics, grafik, graphisme, gráficos, grafica, grafika, графика, графіка, γραφικά, grafikler, גרפיקה, رسوميات
    グラフィックス, 图形, 圖形, 그래픽
    """,
    .diagrams: """
    flowchart, flow chart, diagram, flussdiagramm, diagramm, organigramme, diagramme, diagrama de flujo, diagrama
    diagramma di flusso, diagramma, fluxograma, stroomdiagram, flödesschema, schemat blokowy, vývojový diagram, блок-схема
    диаграмма, діаграма, διάγραμμα, akış şeması, תרשים, مخطط انسيابي, مخطط, フローチャート, 流程图, 图表, 流程圖, 순서도
    """,
    .calendar: """
    calendar, calendars, agenda, appointments, kalender, termine, calendrier, rendez-vous, calendario, citas, appuntamenti
    calendário, compromissos, afspraken, kalendarz, kalendář, календарь, календар, ημερολόγιο, takvim, ajanda, לוח שנה, יומן
    تقويم, カレンダー, 予定表, 日历, 日程, 行事曆, 日曆, 달력, 캘린더, 일정
    """,
    .textEditor: """
    text editor, editor, texteditor, notepad, éditeur de texte, éditeur, bloc-notes, editor de texto, bloc de notas
    editor di testo, blocco note, bloco de notas, teksteditor, tekstverwerker, kladblok, textredigerare, anteckningar
    edytor tekstu, edytor, notatnik, textový editor, poznámkový blok, текстовый редактор, редактор, блокнот
    текстовий редактор, επεξεργαστής κειμένου, σημειωματάριο, metin düzenleyici, metin editörü, not defteri, עורך טקסט
    פנקס רשימות, محرر نصوص, محرر, مفكرة, テキストエディタ, テキストエディター, メモ帳, エディタ, エディター, 文本编辑器
    编辑器, 记事本, 文字編輯器, 編輯器, 記事本, 텍스트 편집기, 편집기, 메모장
    """,
    .documents: """
    pdf, pdf viewer, pdf reader, document viewer, reader, dokumentbetrachter, pdf-betrachter, visionneur de documents
    lecteur pdf, visor de documentos, visor de pdf, lector de pdf, visualizzatore di documenti, lettore pdf
    visualizador de documentos, leitor de pdf, documentviewer, dokumentvisare, przeglądarka dokumentów, prohlížeč dokumentů
    просмотр документов, просмотр pdf, переглядач документів, προβολή εγγράφων, belge görüntüleyici, מציג מסמכים
    عارض المستندات, قارئ pdf, ドキュメントビューアー, 文档查看器, 阅读器, 文件檢視器, 閱讀器, 문서 보기
    """,
    .office: """
    office, office suite, büro, bureau, suite bureautique, bureautique, oficina, ofimática, suite ofimática, ufficio
    suite per ufficio, escritório, kantoor, kontor, biuro, pakiet biurowy, kancelář, kancelářský balík, офис, офисный пакет
    офіс, γραφείο, ofis, משרד, مكتب, مكتبية, オフィス, 办公, 办公软件, 办公套件, 辦公, 辦公軟體, 오피스, 사무
    """,
    .writer: """
    word, word processor, docs, document, documents, textverarbeitung, dokument, dokumente, traitement de texte, document
    procesador de textos, documento, documentos, elaboratore di testi, documenti, processador de texto, documenten
    ordbehandlare, dokumenty, edytor dokumentów, textový procesor, документ, документы, текстовый процессор, документи
    επεξεργαστής εγγράφων, έγγραφα, kelime işlemci, belge, belgeler, מעבד תמלילים, מסמכים, معالج نصوص, مستندات, ワープロ
    文書, 文書作成, ドキュメント, 文字处理, 文档, 文書處理, 워드, 문서, 워드 프로세서
    tekstverwerker
    """,
    .spreadsheet: """
    spreadsheet, spreadsheets, sheets, tabellenkalkulation, tabelle, tabellen, tableur, feuille de calcul
    hoja de cálculo, hojas de cálculo, foglio di calcolo, fogli di calcolo, planilha, folha de cálculo, rekenblad
    spreadsheet, kalkylblad, arkusz kalkulacyjny, arkusz, tabulka, tabulkový procesor, электронная таблица, таблица, таблицы
    електронна таблиця, таблиці, υπολογιστικό φύλλο, hesap tablosu, elektronik tablo, גיליון אלקטרוני, جدول بيانات
    表計算, スプレッドシート, 电子表格, 表格, 試算表, 스프레드시트
    planilhas, таблиця
    """,
    .presentation: """
    presentation, presentations, slides, slideshow editor, präsentation, präsentationen, folien, présentation
    présentations, diaporama, presentación, presentaciones, diapositivas, presentazione, presentazioni, apresentação
    apresentações, presentatie, presentaties, prezentacja, prezentacje, prezentace, презентация, презентации, презентація
    παρουσίαση, παρουσιάσεις, sunum, sunumlar, slayt, מצגת, מצגות, عرض تقديمي, عروض, プレゼンテーション, プレゼン, 演示
    幻灯片, 演示文稿, 簡報, 프레젠테이션
    """,
    .calculator: """
    calculator, calc, taschenrechner, rechner, calculatrice, calculette, calculadora, calcolatrice, rekenmachine, miniräknare
    kalkylator, kalkulator, kalkulačka, калькулятор, αριθμομηχανή, hesap makinesi, מחשבון, آلة حاسبة, حاسبة, 電卓, 計算機
    计算器, 計算器, 계산기
    """,
    .programming: """
    ide, programming, development environment, integrated development environment, development, programmierung, entwicklung
    entwicklungsumgebung, programmation, développement, environnement de développement, programación, desarrollo
    entorno de desarrollo, programmazione, sviluppo, programação, desenvolvimento, programmeren, ontwikkeling
    programmering, utveckling, programowanie, programování, vývoj, программирование, разработка, среда разработки
    програмування, розробка, προγραμματισμός, ανάπτυξη, programlama, geliştirme, תכנות, פיתוח, برمجة, تطوير
    プログラミング, 開発, 統合開発環境, 编程, 开发, 程式設計, 開發, 프로그래밍, 개발
    """,
    .science: """
    science, wissenschaft, sciences, ciencia, scienza, ciência, wetenschap, vetenskap, nauki, věda, наука, επιστήμη, bilim
    מדע, علوم, 科学, 科學, 과학
    """,
    .education: """
    education, learning, learn, school, bildung, lernen, schule, éducation, apprendre, école, educación, aprender, educativo
    istruzione, imparare, scuola, educação, escola, onderwijs, leren, utbildning, lära, edukacja, nauka, vzdělávání, výuka
    образование, обучение, освіта, навчання, εκπαίδευση, eğitim, חינוך, לימוד, تعليم, 教育, 学習, 学习, 學習, 교육, 학습
    """,
  ]
}
