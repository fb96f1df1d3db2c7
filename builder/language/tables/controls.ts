/** A line for each phrase: in English, then in the languages of `tongueCodes` in their order. `{}` is a phrase again, `#` a number, `*` any words as they stand. */
export const controls = `
home | inicio | início | accueil | Startseite | home | главная | 首页 | ホーム | الرئيسية | होम | trang chủ
menu | menú | menu | menu | Menü | menu | меню | 菜单 | メニュー | القائمة | मेनू | menu
more | más | mais | plus | mehr | altro | ещё | 更多 | その他 | المزيد | और | thêm
main | principal | principal | principal | Hauptmenü | principale | главное | 主菜单 | メイン | الرئيسي | मुख्य | chính
footer | pie de página | rodapé | pied de page | Fußzeile | piè di pagina | нижняя часть | 页脚 | フッター | التذييل | पादलेख | chân trang
language | idioma | idioma | langue | Sprache | lingua | язык | 语言 | 言語 | اللغة | भाषा | ngôn ngữ
skip to the content | saltar al contenido | ir para o conteúdo | aller au contenu | zum Inhalt springen | vai al contenuto | перейти к содержанию | 跳到内容 | 本文へ移動 | انتقل إلى المحتوى | सामग्री पर जाएँ | đến nội dung
viewing as | viendo como | a ver como | affichage en tant que | Ansicht als | visualizzazione come | просмотр как | 当前身份 | 表示中の役割 | العرض بصفة | इस रूप में देख रहे हैं | đang xem với vai trò
view the site as | ver el sitio como | ver o site como | voir le site en tant que | Website ansehen als | vedi il sito come | смотреть сайт как | 以此身份浏览 | 役割を選んで表示 | عرض الموقع بصفة | साइट इस रूप में देखें | xem trang với vai trò
view as * | ver como * | ver como * | voir en tant que * | ansehen als * | vedi come * | смотреть как * | 以*身份查看 | *として表示 | العرض بصفة * | * के रूप में देखें | xem với vai trò *
my account | mi cuenta | minha conta | mon compte | mein Konto | il mio account | мой аккаунт | 我的账户 | マイアカウント | حسابي | मेरा खाता | tài khoản của tôi
your account | tu cuenta | a sua conta | votre compte | Ihr Konto | il tuo account | ваш аккаунт | 您的账户 | あなたのアカウント | حسابك | आपका खाता | tài khoản của bạn
account/accounts | cuenta/cuentas | conta/contas | compte/comptes | Konto/Konten | account | аккаунт/аккаунты | 账户 | アカウント | حساب/حسابات | खाता/खाते | tài khoản
log in | iniciar sesión | entrar | se connecter | anmelden | accedi | войти | 登录 | ログイン | تسجيل الدخول | लॉग इन करें | đăng nhập
log out | cerrar sesión | sair | se déconnecter | abmelden | esci | выйти | 退出登录 | ログアウト | تسجيل الخروج | लॉग आउट करें | đăng xuất
register | registrarse | registar-se | s’inscrire | registrieren | registrati | регистрация | 注册 | 新規登録 | إنشاء حساب | पंजीकरण करें | đăng ký
have an account? | ¿ya tienes cuenta? | já tem conta? | déjà un compte ? | schon ein Konto? | hai già un account? | уже есть аккаунт? | 已有账户？ | アカウントをお持ちですか？ | لديك حساب؟ | क्या आपका खाता है? | đã có tài khoản?
new here? | ¿nuevo aquí? | novo por aqui? | nouveau ici ? | neu hier? | nuovo qui? | впервые здесь? | 新用户？ | 初めてですか？ | جديد هنا؟ | यहाँ नए हैं? | mới đến đây?
password/passwords | contraseña/contraseñas | palavra-passe/palavras-passe | mot de passe/mots de passe | Passwort/Passwörter | password | пароль/пароли | 密码 | パスワード | كلمة المرور/كلمات المرور | पासवर्ड | mật khẩu
present password | contraseña actual | palavra-passe atual | mot de passe actuel | aktuelles Passwort | password attuale | текущий пароль | 当前密码 | 現在のパスワード | كلمة المرور الحالية | वर्तमान पासवर्ड | mật khẩu hiện tại
new password | contraseña nueva | nova palavra-passe | nouveau mot de passe | neues Passwort | nuova password | новый пароль | 新密码 | 新しいパスワード | كلمة مرور جديدة | नया पासवर्ड | mật khẩu mới
first password | primera contraseña | primeira palavra-passe | premier mot de passe | erstes Passwort | prima password | первый пароль | 初始密码 | 最初のパスワード | كلمة المرور الأولى | पहला पासवर्ड | mật khẩu đầu tiên
change password | cambiar contraseña | mudar palavra-passe | changer le mot de passe | Passwort ändern | cambia password | сменить пароль | 修改密码 | パスワードを変更 | تغيير كلمة المرور | पासवर्ड बदलें | đổi mật khẩu
forgot your password? | ¿olvidaste tu contraseña? | esqueceu a palavra-passe? | mot de passe oublié ? | Passwort vergessen? | password dimenticata? | забыли пароль? | 忘记密码？ | パスワードをお忘れですか？ | نسيت كلمة المرور؟ | पासवर्ड भूल गए? | quên mật khẩu?
at least # characters. | al menos # caracteres. | pelo menos # caracteres. | au moins # caractères. | mindestens # Zeichen. | almeno # caratteri. | не менее # символов. | 至少#个字符。 | #文字以上。 | # أحرف على الأقل. | कम से कम # अक्षर। | ít nhất # ký tự.
your name | tu nombre | o seu nome | votre nom | Ihr Name | il tuo nome | ваше имя | 您的姓名 | お名前 | اسمك | आपका नाम | tên của bạn
your email | tu correo | o seu e-mail | votre e-mail | Ihre E-Mail | la tua email | ваша почта | 您的邮箱 | メールアドレス | بريدك الإلكتروني | आपका ईमेल | email của bạn
your message | tu mensaje | a sua mensagem | votre message | Ihre Nachricht | il tuo messaggio | ваше сообщение | 您的留言 | メッセージ | رسالتك | आपका संदेश | tin nhắn của bạn
profile/profiles | perfil/perfiles | perfil/perfis | profil/profils | Profil/Profile | profilo/profili | профиль/профили | 个人资料 | プロフィール | الملف الشخصي/الملفات الشخصية | प्रोफ़ाइल | hồ sơ
save profile | guardar perfil | guardar perfil | enregistrer le profil | Profil speichern | salva profilo | сохранить профиль | 保存资料 | プロフィールを保存 | حفظ الملف | प्रोफ़ाइल सहेजें | lưu hồ sơ
settings | ajustes | definições | paramètres | Einstellungen | impostazioni | настройки | 设置 | 設定 | الإعدادات | सेटिंग्स | cài đặt
save settings | guardar ajustes | guardar definições | enregistrer les paramètres | Einstellungen speichern | salva impostazioni | сохранить настройки | 保存设置 | 設定を保存 | حفظ الإعدادات | सेटिंग्स सहेजें | lưu cài đặt
delete account | eliminar cuenta | eliminar conta | supprimer le compte | Konto löschen | elimina account | удалить аккаунт | 删除账户 | アカウントを削除 | حذف الحساب | खाता हटाएँ | xóa tài khoản
delete my account | eliminar mi cuenta | eliminar a minha conta | supprimer mon compte | mein Konto löschen | elimina il mio account | удалить мой аккаунт | 删除我的账户 | アカウントを削除する | حذف حسابي | मेरा खाता हटाएँ | xóa tài khoản của tôi
demonstration account | cuenta de demostración | conta de demonstração | compte de démonstration | Demokonto | account dimostrativo | демонстрационный аккаунт | 演示账户 | デモアカウント | حساب تجريبي | डेमो खाता | tài khoản dùng thử
use the demonstration account | usar la cuenta de demostración | usar a conta de demonstração | utiliser le compte de démonstration | Demokonto verwenden | usa l’account dimostrativo | войти в демонстрационный аккаунт | 使用演示账户 | デモアカウントを使う | استخدام الحساب التجريبي | डेमो खाता इस्तेमाल करें | dùng tài khoản dùng thử
this is the demonstration account. | esta es la cuenta de demostración. | esta é a conta de demonstração. | ceci est le compte de démonstration. | dies ist das Demokonto. | questo è l’account dimostrativo. | это демонстрационный аккаунт. | 这是演示账户。 | これはデモアカウントです。 | هذا هو الحساب التجريبي. | यह डेमो खाता है। | đây là tài khoản dùng thử.
you are looking around as *, a demonstration account. | estás mirando como *, una cuenta de demostración. | está a ver como *, uma conta de demonstração. | vous visitez en tant que *, un compte de démonstration. | Sie sehen sich als * um, ein Demokonto. | stai visitando come *, un account dimostrativo. | вы смотрите как *, демонстрационный аккаунт. | 您正以演示账户*浏览。 | デモアカウント*として閲覧中です。 | تتصفح بصفة *، وهو حساب تجريبي. | आप डेमो खाते * के रूप में देख रहे हैं। | bạn đang xem với tài khoản dùng thử *.
you are logged in as *. | has iniciado sesión como *. | entrou como *. | vous êtes connecté en tant que *. | Sie sind angemeldet als *. | hai effettuato l’accesso come *. | вы вошли как *. | 您已以*登录。 | *としてログインしました。 | سجلت الدخول باسم *. | आप * के रूप में लॉग इन हैं। | bạn đã đăng nhập là *.
you are logged out. | has cerrado la sesión. | terminou a sessão. | vous êtes déconnecté. | Sie sind abgemeldet. | sei uscito. | вы вышли. | 您已退出登录。 | ログアウトしました。 | تم تسجيل خروجك. | आप लॉग आउट हो गए हैं। | bạn đã đăng xuất.
welcome, *: you are registered and logged in. | te damos la bienvenida, *: ya tienes cuenta y has entrado. | boas-vindas, *: está registado e entrou. | bienvenue, * : vous êtes inscrit et connecté. | willkommen, *: Sie sind registriert und angemeldet. | benvenuto, *: sei registrato e connesso. | добро пожаловать, *: вы зарегистрированы и вошли. | 欢迎，*：您已注册并登录。 | ようこそ、*さん。登録してログインしました。 | مرحبًا *: تم تسجيلك ودخولك. | स्वागत है, *: आप पंजीकृत और लॉग इन हैं। | chào mừng *: bạn đã đăng ký và đăng nhập.
your profile is saved, *. | tu perfil está guardado, *. | o seu perfil foi guardado, *. | votre profil est enregistré, *. | Ihr Profil ist gespeichert, *. | il tuo profilo è salvato, *. | ваш профиль сохранён, *. | *，您的资料已保存。 | *さん、プロフィールを保存しました。 | تم حفظ ملفك يا *. | आपकी प्रोफ़ाइल सहेजी गई, *। | hồ sơ của bạn đã được lưu, *.
your settings are saved. | tus ajustes están guardados. | as suas definições foram guardadas. | vos paramètres sont enregistrés. | Ihre Einstellungen sind gespeichert. | le impostazioni sono salvate. | настройки сохранены. | 设置已保存。 | 設定を保存しました。 | تم حفظ إعداداتك. | आपकी सेटिंग्स सहेजी गईं। | cài đặt đã được lưu.
your password is changed. | tu contraseña ha cambiado. | a sua palavra-passe foi alterada. | votre mot de passe est changé. | Ihr Passwort ist geändert. | la password è cambiata. | пароль изменён. | 密码已修改。 | パスワードを変更しました。 | تم تغيير كلمة المرور. | आपका पासवर्ड बदल गया। | mật khẩu đã được đổi.
to have your own. | para tener la tuya. | para ter a sua. | pour avoir le vôtre. | um Ihr eigenes zu haben. | per averne uno tuo. | чтобы завести свой. | 以拥有自己的账户。 | と自分のアカウントを持てます。 | ليكون لديك حسابك. | अपना खाता पाने के लिए। | để có tài khoản riêng.
go to your account | ir a tu cuenta | ir para a sua conta | aller à votre compte | zu Ihrem Konto | vai al tuo account | в ваш аккаунт | 前往您的账户 | アカウントへ | إلى حسابك | अपने खाते पर जाएँ | đến tài khoản của bạn
your overview | tu resumen | o seu resumo | votre aperçu | Ihre Übersicht | la tua panoramica | ваш обзор | 您的概览 | あなたの概要 | نظرتك العامة | आपका अवलोकन | tổng quan của bạn
your pages | tus páginas | as suas páginas | vos pages | Ihre Seiten | le tue pagine | ваши страницы | 您的页面 | あなたのページ | صفحاتك | आपके पृष्ठ | các trang của bạn
search | buscar | pesquisar | rechercher | suchen | cerca | поиск | 搜索 | 検索 | بحث | खोजें | tìm kiếm
search {} | buscar {} | pesquisar {} | rechercher : {} | {} suchen | cerca {} | поиск: {} | 搜索{} | {}を検索 | بحث: {} | {} खोजें | tìm {}
search by name or email | buscar por nombre o correo | pesquisar por nome ou e-mail | rechercher par nom ou e-mail | nach Name oder E-Mail suchen | cerca per nome o email | поиск по имени или почте | 按姓名或邮箱搜索 | 名前かメールで検索 | البحث بالاسم أو البريد | नाम या ईमेल से खोजें | tìm theo tên hoặc email
find {} | encontrar {} | encontrar {} | trouver : {} | {} finden | trova {} | найти: {} | 查找{} | {}を探す | العثور على: {} | {} खोजें | tìm {}
sort | ordenar | ordenar | trier | sortieren | ordina | сортировать | 排序 | 並べ替え | ترتيب | क्रम | sắp xếp
sort by | ordenar por | ordenar por | trier par | sortieren nach | ordina per | сортировать по | 排序方式 | 並べ替え | ترتيب حسب | क्रमबद्ध करें | sắp xếp theo
newest first | más recientes primero | mais recentes primeiro | plus récents d’abord | neueste zuerst | prima i più recenti | сначала новые | 最新优先 | 新しい順 | الأحدث أولاً | नए पहले | mới nhất trước
{}, a to z | {}, de la A a la Z | {}, de A a Z | {}, de A à Z | {}, A bis Z | {}, dalla A alla Z | {}, от А до Я | {}升序 | {}（昇順） | {}، تصاعديًا | {}, अ से ह | {}, A đến Z
{}, z to a | {}, de la Z a la A | {}, de Z a A | {}, de Z à A | {}, Z bis A | {}, dalla Z alla A | {}, от Я до А | {}降序 | {}（降順） | {}، تنازليًا | {}, ह से अ | {}, Z đến A
{}, low to high | {}, de menor a mayor | {}, do menor ao maior | {}, croissant | {}, aufsteigend | {}, crescente | {}, по возрастанию | {}从低到高 | {}（低い順） | {}، من الأقل | {}, कम से ज़्यादा | {}, thấp đến cao
{}, high to low | {}, de mayor a menor | {}, do maior ao menor | {}, décroissant | {}, absteigend | {}, decrescente | {}, по убыванию | {}从高到低 | {}（高い順） | {}، من الأعلى | {}, ज़्यादा से कम | {}, cao đến thấp
{}, earliest | {}, más antiguo | {}, mais antigo | {}, plus ancien | {}, früheste zuerst | {}, dal primo | {}, раньше | {}最早 | {}（早い順） | {}، الأقدم | {}, सबसे पहले | {}, sớm nhất
{}, latest | {}, más reciente | {}, mais recente | {}, plus récent | {}, späteste zuerst | {}, dall’ultimo | {}, позже | {}最晚 | {}（遅い順） | {}، الأحدث | {}, नवीनतम | {}, muộn nhất
all | todo | tudo | tout | alle | tutto | все | 全部 | すべて | الكل | सभी | tất cả
any | cualquiera | qualquer | tous | beliebig | qualsiasi | любой | 不限 | 指定なし | أي | कोई भी | bất kỳ
filter/filters | filtro/filtros | filtro/filtros | filtre/filtres | Filter | filtro/filtri | фильтр/фильтры | 筛选 | 絞り込み | تصفية | फ़िल्टर | bộ lọc
show | mostrar | mostrar | afficher | anzeigen | mostra | показать | 显示 | 表示 | عرض | दिखाएँ | hiển thị
show all | mostrar todo | mostrar tudo | tout afficher | alle anzeigen | mostra tutto | показать все | 显示全部 | すべて表示 | عرض الكل | सभी दिखाएँ | hiện tất cả
show everybody | mostrar a todos | mostrar todos | afficher tout le monde | alle anzeigen | mostra tutti | показать всех | 显示所有人 | 全員を表示 | عرض الجميع | सबको दिखाएँ | hiện mọi người
show as a table | mostrar como tabla | mostrar como tabela | afficher en tableau | als Tabelle anzeigen | mostra come tabella | показать таблицей | 以表格显示 | 表で表示 | عرض كجدول | तालिका में दिखाएँ | hiện dạng bảng
clear | borrar | limpar | effacer | zurücksetzen | cancella | очистить | 清除 | クリア | مسح | साफ़ करें | xóa
apply | aplicar | aplicar | appliquer | anwenden | applica | применить | 应用 | 適用 | تطبيق | लागू करें | áp dụng
{}, table | {}, tabla | {}, tabela | {}, tableau | {}, Tabelle | {}, tabella | {}, таблица | {}，表格 | {}（表） | {}، جدول | {}, तालिका | {}, bảng
see all # {} | ver todo: # {} | ver tudo: # {} | tout voir : # {} | alle # {} ansehen | vedi tutto: # {} | все {}: # | 查看全部#个{} | {}#件をすべて見る | عرض الكل: # {} | सभी # {} देखें | xem cả # {}
see {} | ver {} | ver {} | voir : {} | {} ansehen | vedi {} | смотреть: {} | 查看{} | {}を見る | عرض {} | {} देखें | xem {}
see it | verlo | ver | voir | ansehen | vedi | посмотреть | 查看 | 見る | عرض | देखें | xem
details of this {} | detalles de: {} | detalhes: {} | détails : {} | Details: {} | dettagli: {} | подробности: {} | {}详情 | {}の詳細 | تفاصيل: {} | {} का विवरण | chi tiết {}
{} of this {} | {} ({}) | {} ({}) | {} ({}) | {} ({}) | {} ({}) | {} ({}) | {}（{}） | {}（{}） | {} ({}) | {} ({}) | {} ({})
required | obligatorio | obrigatório | obligatoire | erforderlich | obbligatorio | обязательно | 必填 | 必須 | مطلوب | आवश्यक | bắt buộc
optional | opcional | opcional | facultatif | optional | facoltativo | необязательно | 选填 | 任意 | اختياري | वैकल्पिक | không bắt buộc
none | ninguno | nenhum | aucun | keine | nessuno | нет | 无 | なし | لا شيء | कोई नहीं | không có
yes | sí | sim | oui | ja | sì | да | 是 | はい | نعم | हाँ | có
no | no | não | non | nein | no | нет | 否 | いいえ | لا | नहीं | không
choose… | elegir… | escolher… | choisir… | auswählen… | scegli… | выберите… | 请选择… | 選択… | اختر… | चुनें… | chọn…
actions | acciones | ações | actions | Aktionen | azioni | действия | 操作 | 操作 | الإجراءات | कार्रवाइयाँ | thao tác
dismiss | cerrar | fechar | fermer | schließen | chiudi | закрыть | 关闭 | 閉じる | إغلاق | बंद करें | đóng
confirm | confirmar | confirmar | confirmer | bestätigen | conferma | подтвердить | 确认 | 確認 | تأكيد | पुष्टि करें | xác nhận
previous | anterior | anterior | précédent | zurück | precedente | назад | 上一页 | 前へ | السابق | पिछला | trước
next | siguiente | seguinte | suivant | weiter | successivo | далее | 下一页 | 次へ | التالي | अगला | tiếp
page # of # | página # de # | página # de # | page # sur # | Seite # von # | pagina # di # | страница # из # | 第#页，共#页 | #/#ページ | صفحة # من # | पृष्ठ # / # | trang #/#
# of # | # de # | # de # | # sur # | # von # | # di # | # из # | #/# | #/# | # من # | # / # | #/#
# {} | # {} | # {} | # {} | # {} | # {} | {}: # | #个{} | {}#件 | # {} | # {} | # {}
# of # {} | # de # {} | # de # {} | # sur # {} | # von # {} | # di # {} | {}: # из # | #/#个{} | {} #/#件 | # من # {} | # / # {} | #/# {}
page not found | página no encontrada | página não encontrada | page introuvable | Seite nicht gefunden | pagina non trovata | страница не найдена | 找不到页面 | ページが見つかりません | الصفحة غير موجودة | पृष्ठ नहीं मिला | không tìm thấy trang
there is no page at this address. | no hay ninguna página en esta dirección. | não há página neste endereço. | il n’y a pas de page à cette adresse. | unter dieser Adresse gibt es keine Seite. | non c’è una pagina a questo indirizzo. | по этому адресу нет страницы. | 此地址没有页面。 | このアドレスにページはありません。 | لا توجد صفحة في هذا العنوان. | इस पते पर कोई पृष्ठ नहीं है। | không có trang ở địa chỉ này.
go to the start | ir al inicio | ir para o início | aller au début | zur Startseite | vai all’inizio | на главную | 返回首页 | トップへ | إلى البداية | शुरुआत पर जाएँ | về trang đầu
nothing fits. | nada coincide. | nada corresponde. | aucun résultat. | nichts passt. | nessun risultato. | ничего не найдено. | 没有匹配项。 | 該当なし。 | لا نتائج. | कुछ नहीं मिला। | không có kết quả.
nobody fits. | nadie coincide. | ninguém corresponde. | personne ne correspond. | niemand passt. | nessuno corrisponde. | никто не найден. | 没有匹配的人。 | 該当者なし。 | لا أحد يطابق. | कोई नहीं मिला। | không có ai phù hợp.
no {} yet. | aún no hay {}. | ainda não há {}. | pas encore de {}. | noch keine {}. | ancora nessun elemento: {}. | пока нет: {}. | 还没有{}。 | {}はまだありません。 | لا يوجد بعد: {}. | अभी कोई {} नहीं। | chưa có {}.
no {} fit. | ningún resultado: {}. | nenhum resultado: {}. | aucun résultat : {}. | keine passenden {}. | nessun risultato: {}. | ничего не найдено: {}. | 没有匹配的{}。 | 該当する{}はありません。 | لا نتائج: {}. | कोई {} नहीं मिला। | không có {} phù hợp.
no {} match. | ningún resultado: {}. | nenhum resultado: {}. | aucun résultat : {}. | keine passenden {}. | nessun risultato: {}. | ничего не найдено: {}. | 没有匹配的{}。 | 該当する{}はありません。 | لا نتائج: {}. | कोई {} नहीं मिला। | không có {} phù hợp.
print | imprimir | imprimir | imprimer | drucken | stampa | печать | 打印 | 印刷 | طباعة | प्रिंट करें | in
download csv | descargar CSV | descarregar CSV | télécharger en CSV | CSV herunterladen | scarica CSV | скачать CSV | 下载CSV | CSVをダウンロード | تنزيل CSV | CSV डाउनलोड करें | tải CSV
you | tú | você | vous | Sie | tu | вы | 您 | あなた | أنت | आप | bạn
write to | escribe a | escreva para | écrire à | schreiben Sie an | scrivi a | пишите на | 联系邮箱 | 連絡先 | راسلنا على | यहाँ लिखें | liên hệ
today | hoy | hoje | aujourd’hui | heute | oggi | сегодня | 今天 | 今日 | اليوم | आज | hôm nay
(today) | (hoy) | (hoje) | (aujourd’hui) | (heute) | (oggi) | (сегодня) | （今天） | （今日） | (اليوم) | (आज) | (hôm nay)
(now) | (ahora) | (agora) | (maintenant) | (jetzt) | (ora) | (сейчас) | （当前） | （現在） | (الآن) | (अभी) | (hiện tại)
monday/mon | lunes/lun | segunda/seg | lundi/lun. | Montag/Mo | lunedì/lun | понедельник/пн | 星期一/周一 | 月曜日/月 | الاثنين | सोमवार/सोम | thứ Hai/T2
tuesday/tue | martes/mar | terça/ter | mardi/mar. | Dienstag/Di | martedì/mar | вторник/вт | 星期二/周二 | 火曜日/火 | الثلاثاء | मंगलवार/मंगल | thứ Ba/T3
wednesday/wed | miércoles/mié | quarta/qua | mercredi/mer. | Mittwoch/Mi | mercoledì/mer | среда/ср | 星期三/周三 | 水曜日/水 | الأربعاء | बुधवार/बुध | thứ Tư/T4
thursday/thu | jueves/jue | quinta/qui | jeudi/jeu. | Donnerstag/Do | giovedì/gio | четверг/чт | 星期四/周四 | 木曜日/木 | الخميس | गुरुवार/गुरु | thứ Năm/T5
friday/fri | viernes/vie | sexta/sex | vendredi/ven. | Freitag/Fr | venerdì/ven | пятница/пт | 星期五/周五 | 金曜日/金 | الجمعة | शुक्रवार/शुक्र | thứ Sáu/T6
saturday/sat | sábado/sáb | sábado/sáb | samedi/sam. | Samstag/Sa | sabato/sab | суббота/сб | 星期六/周六 | 土曜日/土 | السبت | शनिवार/शनि | thứ Bảy/T7
sunday/sun | domingo/dom | domingo/dom | dimanche/dim. | Sonntag/So | domenica/dom | воскресенье/вс | 星期日/周日 | 日曜日/日 | الأحد | रविवार/रवि | Chủ nhật/CN
# min | # min | # min | # min | # Min. | # min | # мин | #分钟 | #分 | # دقيقة | # मिनट | # phút
# days | # días | # dias | # jours | # Tage | # giorni | # дн. | #天 | #日 | # أيام | # दिन | # ngày
# years | # años | # anos | # ans | # Jahre | # anni | # лет | #年 | #年 | # سنوات | # वर्ष | # năm
# months | # meses | # meses | # mois | # Monate | # mesi | # мес. | #个月 | #か月 | # أشهر | # महीने | # tháng
# out of # | # de # | # de # | # sur # | # von # | # su # | # из # | #/# | #/# | # من # | # में से # | #/#
from # to # | de # a # | de # a # | de # à # | von # bis # | da # a # | от # до # | #至# | #〜# | من # إلى # | # से # तक | từ # đến #
made with sparksite | hecho con SparkSite | feito com SparkSite | fait avec SparkSite | erstellt mit SparkSite | creato con SparkSite | сделано в SparkSite | 由SparkSite制作 | SparkSiteで作成 | صُنع بواسطة SparkSite | SparkSite से बनाया गया | tạo bằng SparkSite
`
