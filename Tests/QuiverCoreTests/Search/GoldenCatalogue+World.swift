extension GoldenCatalogue {
  /// Applications from China, Japan, Korea and Russia, and names with unusual letters.
  static let world = """
    [wechat.desktop]
    Name=WeChat | [zh_CN]=微信 | [zh_TW]=微信
    Exec=/usr/bin/wechat %U
    Categories=Network;InstantMessaging;Chat;
    [qq.desktop]
    Name=QQ
    Exec=/opt/QQ/qq --no-sandbox %U
    Categories=Network;
    [qqmusic.desktop]
    Name=QQ音乐
    Exec=/opt/qqmusic/qqmusic %U
    Categories=AudioVideo;Audio;
    [netease-cloud-music.desktop]
    Name=NetEase Cloud Music | [zh_CN]=网易云音乐 | [zh_TW]=網易雲音樂
    Exec=netease-cloud-music %U
    Categories=Network;AudioVideo;Player;Audio;
    [baidunetdisk.desktop]
    Name=Baidu NetDisk | [zh_CN]=百度网盘
    Exec=/opt/baidunetdisk/baidunetdisk --no-sandbox %U
    Categories=Network;
    [wemeetapp.desktop]
    Name=WemeetApp | [zh_CN]=腾讯会议
    Exec=/opt/wemeet/wemeetapp.sh %u
    Categories=AudioVideo;Network;
    [com.alibabainc.dingtalk.desktop]
    Name=DingTalk | [zh_CN]=钉钉
    Exec=/opt/apps/com.alibabainc.dingtalk/files/Elevator.sh %u
    Categories=Network;Chat;
    [bytedance-feishu.desktop]
    Name=Feishu | [zh_CN]=飞书
    Exec=/usr/bin/bytedance-feishu-stable %U
    Categories=Network;Office;
    [bilibili.desktop]
    Name=哔哩哔哩
    Exec=/opt/bilibili/bilibili %U
    Categories=AudioVideo;
    [ctrip.desktop]
    Name=携程旅行
    Exec=/opt/ctrip/ctrip
    Categories=Network;
    [cmb.desktop]
    Name=招商银行
    Exec=/opt/cmb/cmb
    Categories=Office;Finance;
    [wps-office-wps.desktop]
    Name=WPS Writer | [zh_CN]=WPS 文字
    GenericName=WPS Writer
    Exec=/usr/bin/wps %F
    Keywords=Word;doc;
    Categories=Office;WordProcessor;
    [wps-office-et.desktop]
    Name=WPS Spreadsheets | [zh_CN]=WPS 表格
    GenericName=WPS Spreadsheets
    Exec=/usr/bin/et %F
    Keywords=Excel;xls;
    Categories=Office;Spreadsheet;
    [deepin-screen-recorder.desktop]
    Name=Screen Capture | [zh_CN]=截图录屏
    Exec=deepin-screen-recorder
    Categories=Graphics;
    [com.kakao.KakaoTalk.desktop]
    Name=KakaoTalk | [ko]=카카오톡
    Exec=wine KakaoTalk.exe
    Categories=Network;Chat;
    [jantama.desktop]
    Name=じゃんたま
    Exec=/opt/jantama/jantama
    Categories=Game;
    [memopad.desktop]
    Name=ＭｅｍｏＰａｄ
    Exec=/opt/memopad/start
    Categories=Office;
    [yandex-browser.desktop]
    Name=Yandex Browser | [ru]=Яндекс.Браузер
    GenericName=Web Browser | [ru]=Веб-браузер
    Exec=/usr/bin/yandex-browser-stable %U
    Categories=Network;WebBrowser;
    [yandex-music.desktop]
    Name=Яндекс Музыка
    Exec=/opt/yandex-music/app %U
    Categories=AudioVideo;Audio;
    [ru.dublgis.desktop]
    Name=2ГИС
    Exec=/opt/dublgis/start
    Categories=Education;Geography;
    [ru.1c.enterprise.desktop]
    Name=1С:Предприятие
    Exec=/opt/1cv8/common/1cestart
    Categories=Office;Finance;
    [gosuslugi.desktop]
    Name=Госуслуги
    Exec=/opt/gosuslugi/start
    Categories=Network;
    [ergani.desktop]
    Name=Εργάνη
    Exec=/opt/ergani/start
    Categories=Office;
    [lodz-map.desktop]
    Name=Łódź Map
    Exec=/opt/lodz/start
    Categories=Education;
    [smorrebrod.desktop]
    Name=Smørrebrød
    Exec=/opt/recipes/start
    Categories=Utility;
    [strassenkarte.desktop]
    Name=Straßenkarte
    Exec=/opt/karte/start
    Categories=Education;
    [com.github.joseexposito.touche.desktop]
    Name=Touché
    Exec=com.github.joseexposito.touche
    Categories=GTK;Utility;
    [myskoda.desktop]
    Name=MyŠkoda
    Exec=/opt/skoda/start
    Categories=Utility;
    [isik.desktop]
    Name=Işık Ölçer
    Exec=/opt/isik/start
    Categories=Utility;
    [dongho.desktop]
    Name=Đồng hồ
    Exec=/opt/dongho/start
    Categories=Utility;
    [aegir.desktop]
    Name=Ægir
    Exec=/opt/sea/start
    Categories=Game;
    [oeuvres.desktop]
    Name=Œuvres complètes
    Exec=/opt/books/start
    Categories=Education;
    [musicbox.desktop]
    Name=🎵 Tunes
    Exec=/opt/tunes/start
    Categories=AudioVideo;
    [cpp-reference.desktop]
    Name=C++ Reference
    Exec=/opt/cppreference/start
    Categories=Development;
    [usbank.desktop]
    Name=U.S. Bank
    Exec=/opt/bank/start
    Categories=Office;Finance;
    [shop.desktop]
    Name=Shop
    Exec=/opt/shopify/start
    Categories=Network;
    [amazon-shopping.desktop]
    Name=Amazon Shopping
    Exec=/opt/amazon/start
    Categories=Network;
    [duolingo.desktop]
    Name=Duolingo
    Exec=/opt/duolingo/start
    Categories=Education;
    [qv4l2.desktop]
    Name=Qt V4L2 test Utility
    GenericName=Video capture
    Exec=qv4l2
    Categories=AudioVideo;Video;
    [org.gnome.Todo.desktop]
    Name=Don't Forget!
    GenericName=To-do list
    Exec=endeavour
    Categories=Office;
    """
}
