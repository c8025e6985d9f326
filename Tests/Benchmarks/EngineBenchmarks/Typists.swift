/// What ten people type into the search field: its successive contents, with errors and deletions.
struct Typist {
  /// How the person types.
  let style: String
  /// The successive contents of the field. It is emptied between applications, which is not listed.
  let contents: [String]

  /// Reads contents that spaces separate; an underscore stands for a space.
  private init(_ style: String, _ text: String) {
    self.style = style
    contents = text.split(whereSeparator: \.isWhitespace).map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  /// All typists, about 800 contents in total.
  static let all = [
    Typist(
      "Types whole names, slowly and with corrections",
      """
      f fi fir firw fir fire firef firefo firefox
      c ca cal calc calcu calcul calcula calculat calculatp calculat calculato calculator
      t te ter term termi termin termins terminsl termins termin termina terminal
      l li lib libr libre libreo libreof libreoff libreoffi libreoffic libreoffice libreoffice_ libreoffice_w
      libreoffice_wr libreoffice_wri libreoffice_wriy libreoffice_wriyt libreoffice_wriy libreoffice_wri
      libreoffice_writ libreoffice_write libreoffice_writer
      s sy sys syst syste system system_ system_s system_se system_set system_sett system_settt system_sett
      system_setti system_settin system_setting system_settings s sp spo spot spoti spotif spotify
      t th thu thun thund thunde thunder thunderb thunderbi thunderbir thunderbird
      d di dis disc disco discor discord
      """),
    Typist(
      "Types as few letters as possible",
      """
      f fi k ko t te ter c ca cal s sp spo v vs vsc g gi gim e ed edg l li lic lica l li liw liwr f fd fdr
      k ke kee o ob d di dis t tg n na nau s se set s sy sys sysm b bl i in ink v vl t th thu z zo s st k ke key
      """),
    Typist(
      "Types initials and beginnings of words",
      """
      v vs vsc l li lic lico l lo low lowr g go goc goch gochr m mi mic mice miced micedg micedge b bf bfw
      d du dua n nx nxs nxss s sy sys sysm sysmo sysmon k kd kde kdec kdeco d do doc docs docsc docsca docscan
      c ch chm chma chmap i im imv imvi t te tex texe texed f fd fdr fdro fdroi fdroid
      v vi vir virt virtm virtma virtmac virtmach
      """),
    Typist(
      "Types fast and does not correct errors",
      """
      f fi fie fier fierf fierfo fierfox k ko kon kons konsl konslo konsloe s sp spo spoi spoit spoitf spoitfy
      g go goo gooo gooog gooogl gooogle
      t th thu thun thund thunde thunder thunderb thunderbr thunderbri thunderbrid
      c ca cal calc calcu calcua calcual calcualt calcualto calcualtor d di dis disc discr discro discrod
      t te tel tele teleg telega telegar telegarm i in ink inks inksp inkspa inkspac inkspace
      c ch cho chor chorm chormi chormiu chormium
      """),
    Typist(
      "Notices errors late, and deletes a lot",
      """
      f fi fie fier fierf fier fie fi fir fire firef firefo firefox
      k ko kon kons konsl konslo konsloe konslo konsl kons konso konsol konsole g gi gim gimp gimpp gimp
      b bl ble bled bledn bled ble blen blend blende blender
      s se set seti setit setitn setit seti set sett setti settin setting settings
      l li lib libr libre libreo libreof libreofi libreof libreoff libreoffi libreoffic libreoffice libreoffice_
      libreoffice_c libreoffice_cl libreoffice_cla libreoffice_clac libreoffice_cla libreoffice_cl libreoffice_c
      libreoffice_ca libreoffice_cal libreoffice_calc
      a au aud auda audac audact audacti audactiy audacti audact audac audaci audacit audacity
      k kr krt krti krtia krti krt kr kri krit krita
      """),
    Typist(
      "Has a German desktop, and mixes languages",
      """
      d da dat date datei dateie dateien e ei ein eins einst einste einstel einstell einstellu
      t ta tas tasc tasch tasche taschen taschenr r re rec rech rechn rechne rechner
      s sy sys syst syste system system_ system_e system_ei system_ein system_eins system_einst
      f fi fil file files w we wet wett wette wetter b bi bil bild bilds bildsc bildsch t te tex text textv
      f fi fir fire firef firefo firefox firefox_ firefox_n firefox_ne firefox_neu firefox_neue firefox_neues
      k ka kal kale kalen kalend kalende kalender u uh uhr
      """),
    Typist(
      "Has a Russian desktop, and two keyboard layouts",
      """
      н на нас наст настр настро настрой ф фа фай файл файлы т те тер терм терми термин термина терминал
      к ка кал каль кальк я ян янд янде яндек яндекс б бр бра брау брауз браузе браузер n na nas nast nastr
      t te ter term termi termin termina terminal p po pog pogo pogod pogoda п по поч почт почта
      м му муз музы музык музыка т те тел теле телег
      """),
    Typist(
      "Types pinyin, its initials and characters",
      """
      w we wei weix weixi weixin w wx j ji jis jisu jisua jisuan jisuanq jisuanqi j js jsq
      w we wen wenj wenji wenjia wenjian s sh she shez shezh shezhi x xt xts xtsz
      z zh zho zhon zhong zhongd zhongdu zhongdua zhongduan w wy wyy q qq qqy qqyy b bd bdw bdwp 终 终端 音 音乐
      l li liu liul liula liulan liulanq liulanqi w wp wps
      """),
    Typist(
      "Looks for kinds of applications rather than for names",
      """
      w we web web_ web_b web_br web_bro web_brow web_brows web_browse web_browser
      t te tex text text_ text_e text_ed text_edi text_edit text_edito text_editor
      m mu mus musi music music_ music_p music_pl music_pla music_play music_playe music_player
      s sp spr spre sprea spread spreads spreadsh spreadshe spreadshee spreadsheet p pd pdf
      s sc scr scre scree screen screens screensh screensho screenshot t to tor torr torre torren torrent
      m ma mai mail mail_ mail_c mail_cl mail_cli mail_clie mail_clien mail_client g ga gam game games
      """),
    Typist(
      "Types later words first, and actions",
      """
      p pr pri priv priva privat private private_ private_f private_fi private_fir private_fire private_firef
      private_firefo private_firefox
      c ch chr chro chrom chrome chrome_ chrome_i chrome_in chrome_inc chrome_inco chrome_incog
      c ca cal calc calc_ calc_l calc_li calc_lib calc_libr calc_libre
      e ed edg edge edge_ edge_m edge_mi edge_mic edge_micr edge_micro
      n ne new new_ new_w new_wi new_win new_wind new_windo new_window k ko kon kons kons_ kons_t kons_ta kons_tab
      s st stu stud studi studio studio_ studio_c studio_co studio_cod studio_code
      w we wes wesn wesno wesnot wesnoth
      p pl pla play playe player player_ player_m player_me player_med player_medi player_media
      """),
  ]
}
