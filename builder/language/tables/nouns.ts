/** Things, one and many, that sites keep; as `controls`. */
export const nouns = `
product/products | producto/productos | produto/produtos | produit/produits | Produkt/Produkte | prodotto/prodotti | товар/товары | 产品 | 商品 | منتج/منتجات | उत्पाद | sản phẩm
service/services | servicio/servicios | serviço/serviços | service/services | Dienstleistung/Dienstleistungen | servizio/servizi | услуга/услуги | 服务 | サービス | خدمة/خدمات | सेवा/सेवाएँ | dịch vụ
article/articles | artículo/artículos | artigo/artigos | article/articles | Artikel | articolo/articoli | статья/статьи | 文章 | 記事 | مقال/مقالات | लेख | bài viết
post/posts | publicación/publicaciones | publicação/publicações | publication/publications | Beitrag/Beiträge | post | пост/посты | 帖子 | 投稿 | منشور/منشورات | पोस्ट | bài đăng
blog/blogs | blog/blogs | blogue/blogues | blog/blogs | Blog/Blogs | blog | блог/блоги | 博客 | ブログ | مدونة/مدونات | ब्लॉग | blog
news | noticias | notícias | actualités | Neuigkeiten | notizie | новости | 新闻 | ニュース | الأخبار | समाचार | tin tức
order/orders | pedido/pedidos | encomenda/encomendas | commande/commandes | Bestellung/Bestellungen | ordine/ordini | заказ/заказы | 订单 | 注文 | طلب/طلبات | ऑर्डर | đơn hàng
customer/customers | cliente/clientes | cliente/clientes | client/clients | Kunde/Kunden | cliente/clienti | клиент/клиенты | 客户 | 顧客 | عميل/عملاء | ग्राहक | khách hàng
client/clients | cliente/clientes | cliente/clientes | client/clients | Kunde/Kunden | cliente/clienti | клиент/клиенты | 客户 | クライアント | عميل/عملاء | ग्राहक | khách hàng
user/users | usuario/usuarios | utilizador/utilizadores | utilisateur/utilisateurs | Benutzer | utente/utenti | пользователь/пользователи | 用户 | ユーザー | مستخدم/مستخدمون | उपयोगकर्ता | người dùng
visitor/visitors | visitante/visitantes | visitante/visitantes | visiteur/visiteurs | Besucher | visitatore/visitatori | посетитель/посетители | 访客 | 訪問者 | زائر/زوار | आगंतुक | khách
member/members | miembro/miembros | membro/membros | membre/membres | Mitglied/Mitglieder | membro/membri | участник/участники | 会员 | 会員 | عضو/أعضاء | सदस्य | thành viên
people | personas | pessoas | personnes | Personen | persone | люди | 人员 | 人 | الأشخاص | लोग | mọi người
person | persona | pessoa | personne | Person | persona | человек | 人 | 人 | شخص | व्यक्ति | người
manager/managers | gestor/gestores | gestor/gestores | responsable/responsables | Manager | responsabile/responsabili | менеджер/менеджеры | 管理员 | 管理者 | مدير/مدراء | प्रबंधक | quản lý
administrator/admin/administrators | administrador/administrador/administradores | administrador/administrador/administradores | administrateur/administrateur/administrateurs | Administrator/Administrator/Administratoren | amministratore/amministratore/amministratori | администратор/администратор/администраторы | 管理员 | 管理者 | مسؤول/مسؤول/مسؤولون | व्यवस्थापक | quản trị viên
management | gestión | gestão | gestion | Verwaltung | gestione | управление | 管理 | 管理 | الإدارة | प्रबंधन | quản lý
employee/employees | empleado/empleados | funcionário/funcionários | employé/employés | Mitarbeiter | dipendente/dipendenti | сотрудник/сотрудники | 员工 | 従業員 | موظف/موظفون | कर्मचारी | nhân viên
department/departments | departamento/departamentos | departamento/departamentos | service/services | Abteilung/Abteilungen | reparto/reparti | отдел/отделы | 部门 | 部署 | قسم/أقسام | विभाग | phòng ban
company/companies | empresa/empresas | empresa/empresas | entreprise/entreprises | Firma/Firmen | azienda/aziende | компания/компании | 公司 | 会社 | شركة/شركات | कंपनी/कंपनियाँ | công ty
supplier/suppliers | proveedor/proveedores | fornecedor/fornecedores | fournisseur/fournisseurs | Lieferant/Lieferanten | fornitore/fornitori | поставщик/поставщики | 供应商 | 仕入先 | مورد/موردون | आपूर्तिकर्ता | nhà cung cấp
merchant/merchants | comerciante/comerciantes | comerciante/comerciantes | commerçant/commerçants | Händler | commerciante/commercianti | продавец/продавцы | 商家 | 販売者 | تاجر/تجار | व्यापारी | người bán
student/students | estudiante/estudiantes | estudante/estudantes | étudiant/étudiants | Student/Studenten | studente/studenti | студент/студенты | 学生 | 学生 | طالب/طلاب | छात्र | học viên
teacher/teachers | profesor/profesores | professor/professores | enseignant/enseignants | Lehrkraft/Lehrkräfte | insegnante/insegnanti | учитель/учителя | 教师 | 教師 | معلم/معلمون | शिक्षक | giáo viên
course/courses | curso/cursos | curso/cursos | cours | Kurs/Kurse | corso/corsi | курс/курсы | 课程 | コース | دورة/دورات | पाठ्यक्रम | khóa học
class/classes | clase/clases | aula/aulas | classe/classes | Klasse/Klassen | classe/classi | занятие/занятия | 班级 | クラス | صف/صفوف | कक्षा/कक्षाएँ | lớp học
lesson/lessons | lección/lecciones | lição/lições | leçon/leçons | Lektion/Lektionen | lezione/lezioni | урок/уроки | 课 | レッスン | درس/دروس | पाठ | bài học
exam/exams | examen/exámenes | exame/exames | examen/examens | Prüfung/Prüfungen | esame/esami | экзамен/экзамены | 考试 | 試験 | امتحان/امتحانات | परीक्षा/परीक्षाएँ | kỳ thi
school/schools | escuela/escuelas | escola/escolas | école/écoles | Schule/Schulen | scuola/scuole | школа/школы | 学校 | 学校 | مدرسة/مدارس | विद्यालय | trường
job/jobs | empleo/empleos | emprego/empregos | emploi/emplois | Stelle/Stellen | lavoro/lavori | вакансия/вакансии | 职位 | 求人 | وظيفة/وظائف | नौकरी/नौकरियाँ | việc làm
job opportunity/job opportunities | oferta de empleo/ofertas de empleo | oferta de emprego/ofertas de emprego | offre d’emploi/offres d’emploi | Stellenangebot/Stellenangebote | offerta di lavoro/offerte di lavoro | вакансия/вакансии | 工作机会 | 求人情報 | فرصة عمل/فرص عمل | नौकरी का अवसर/नौकरी के अवसर | cơ hội việc làm
job application/job applications | solicitud de empleo/solicitudes de empleo | candidatura/candidaturas | candidature/candidatures | Bewerbung/Bewerbungen | candidatura/candidature | отклик/отклики | 求职申请 | 求人応募 | طلب توظيف/طلبات توظيف | नौकरी आवेदन | đơn ứng tuyển
application/applications | solicitud/solicitudes | candidatura/candidaturas | candidature/candidatures | Antrag/Anträge | domanda/domande | заявка/заявки | 申请 | 申請 | طلب/طلبات | आवेदन | đơn
resume/resumes | currículum/currículums | currículo/currículos | CV | Lebenslauf/Lebensläufe | curriculum | резюме | 简历 | 履歴書 | سيرة ذاتية/سير ذاتية | बायोडाटा | hồ sơ xin việc
event/events | evento/eventos | evento/eventos | événement/événements | Veranstaltung/Veranstaltungen | evento/eventi | событие/события | 活动 | イベント | فعالية/فعاليات | कार्यक्रम | sự kiện
activity/activities | actividad/actividades | atividade/atividades | activité/activités | Aktivität/Aktivitäten | attività | занятие/занятия | 活动 | 活動 | نشاط/أنشطة | गतिविधि/गतिविधियाँ | hoạt động
booking/bookings | reserva/reservas | reserva/reservas | réservation/réservations | Buchung/Buchungen | prenotazione/prenotazioni | бронь/брони | 预订 | 予約 | حجز/حجوزات | बुकिंग | đặt chỗ
reservation/reservations | reserva/reservas | reserva/reservas | réservation/réservations | Reservierung/Reservierungen | prenotazione/prenotazioni | бронь/брони | 预订 | 予約 | حجز/حجوزات | आरक्षण | đặt chỗ
appointment/appointments | cita/citas | marcação/marcações | rendez-vous | Termin/Termine | appuntamento/appuntamenti | запись/записи | 预约 | 予約 | موعد/مواعيد | अपॉइंटमेंट | lịch hẹn
registration/registrations | inscripción/inscripciones | inscrição/inscrições | inscription/inscriptions | Anmeldung/Anmeldungen | iscrizione/iscrizioni | регистрация/регистрации | 报名 | 申込 | تسجيل/تسجيلات | पंजीकरण | lượt đăng ký
enrollment/enrollments | inscripción/inscripciones | inscrição/inscrições | inscription/inscriptions | Einschreibung/Einschreibungen | iscrizione/iscrizioni | зачисление/зачисления | 选课 | 受講登録 | التحاق/التحاقات | नामांकन | lượt ghi danh
comment/comments | comentario/comentarios | comentário/comentários | commentaire/commentaires | Kommentar/Kommentare | commento/commenti | комментарий/комментарии | 评论 | コメント | تعليق/تعليقات | टिप्पणी/टिप्पणियाँ | bình luận
review/reviews | reseña/reseñas | avaliação/avaliações | avis | Bewertung/Bewertungen | recensione/recensioni | отзыв/отзывы | 评价 | レビュー | مراجعة/مراجعات | समीक्षा/समीक्षाएँ | đánh giá
rating/ratings | valoración/valoraciones | classificação/classificações | note/notes | Bewertung/Bewertungen | valutazione/valutazioni | оценка/оценки | 评分 | 評価 | تقييم/تقييمات | रेटिंग | xếp hạng
question/questions | pregunta/preguntas | pergunta/perguntas | question/questions | Frage/Fragen | domanda/domande | вопрос/вопросы | 问题 | 質問 | سؤال/أسئلة | प्रश्न | câu hỏi
answer/answers | respuesta/respuestas | resposta/respostas | réponse/réponses | Antwort/Antworten | risposta/risposte | ответ/ответы | 回答 | 回答 | إجابة/إجابات | उत्तर | câu trả lời
reply/replies | respuesta/respuestas | resposta/respostas | réponse/réponses | Antwort/Antworten | risposta/risposte | ответ/ответы | 回复 | 返信 | رد/ردود | उत्तर | trả lời
message/messages | mensaje/mensajes | mensagem/mensagens | message/messages | Nachricht/Nachrichten | messaggio/messaggi | сообщение/сообщения | 消息 | メッセージ | رسالة/رسائل | संदेश | tin nhắn
inquiry/inquiries | consulta/consultas | pedido de informação/pedidos de informação | demande/demandes | Anfrage/Anfragen | richiesta/richieste | запрос/запросы | 咨询 | お問い合わせ | استفسار/استفسارات | पूछताछ | yêu cầu
consultation/consultations | consulta/consultas | consulta/consultas | consultation/consultations | Beratung/Beratungen | consulenza/consulenze | консультация/консультации | 咨询 | 相談 | استشارة/استشارات | परामर्श | tư vấn
feedback | comentarios | comentários | retours | Rückmeldung | feedback | отзывы | 反馈 | フィードバック | ملاحظات | प्रतिक्रिया | phản hồi
conversation/conversations | conversación/conversaciones | conversa/conversas | conversation/conversations | Unterhaltung/Unterhaltungen | conversazione/conversazioni | беседа/беседы | 对话 | 会話 | محادثة/محادثات | बातचीत | cuộc trò chuyện
notification/notifications | notificación/notificaciones | notificação/notificações | notification/notifications | Benachrichtigung/Benachrichtigungen | notifica/notifiche | уведомление/уведомления | 通知 | お知らせ | إشعار/إشعارات | सूचना/सूचनाएँ | thông báo
favorite/favorites | favorito/favoritos | favorito/favoritos | favori/favoris | Favorit/Favoriten | preferito/preferiti | избранное | 收藏 | お気に入り | المفضلة | पसंदीदा | yêu thích
document/documents | documento/documentos | documento/documentos | document/documents | Dokument/Dokumente | documento/documenti | документ/документы | 文档 | 書類 | مستند/مستندات | दस्तावेज़ | tài liệu
file/files | archivo/archivos | ficheiro/ficheiros | fichier/fichiers | Datei/Dateien | file | файл/файлы | 文件 | ファイル | ملف/ملفات | फ़ाइल/फ़ाइलें | tệp
page/pages | página/páginas | página/páginas | page/pages | Seite/Seiten | pagina/pagine | страница/страницы | 页面 | ページ | صفحة/صفحات | पृष्ठ | trang
image/images | imagen/imágenes | imagem/imagens | image/images | Bild/Bilder | immagine/immagini | изображение/изображения | 图片 | 画像 | صورة/صور | चित्र | hình ảnh
picture/pictures | imagen/imágenes | imagem/imagens | image/images | Bild/Bilder | immagine/immagini | картинка/картинки | 图片 | 画像 | صورة/صور | चित्र | hình ảnh
photo/photos | foto/fotos | foto/fotos | photo/photos | Foto/Fotos | foto | фото | 照片 | 写真 | صورة/صور | फ़ोटो | ảnh
video/videos | vídeo/vídeos | vídeo/vídeos | vidéo/vidéos | Video/Videos | video | видео | 视频 | 動画 | فيديو/فيديوهات | वीडियो | video
music/audio | música/audio | música/áudio | musique/audio | Musik/Audio | musica/audio | музыка/аудио | 音乐/音频 | 音楽/音声 | موسيقى/صوت | संगीत/ऑडियो | nhạc/âm thanh
book/books | libro/libros | livro/livros | livre/livres | Buch/Bücher | libro/libri | книга/книги | 图书 | 本 | كتاب/كتب | पुस्तक/पुस्तकें | sách
project/projects | proyecto/proyectos | projeto/projetos | projet/projets | Projekt/Projekte | progetto/progetti | проект/проекты | 项目 | プロジェクト | مشروع/مشاريع | परियोजना/परियोजनाएँ | dự án
task/tasks | tarea/tareas | tarefa/tarefas | tâche/tâches | Aufgabe/Aufgaben | attività | задача/задачи | 任务 | タスク | مهمة/مهام | कार्य | công việc
report/reports | informe/informes | relatório/relatórios | rapport/rapports | Bericht/Berichte | rapporto/rapporti | отчёт/отчёты | 报告 | レポート | تقرير/تقارير | रिपोर्ट | báo cáo
statistics | estadísticas | estatísticas | statistiques | Statistik | statistiche | статистика | 统计 | 統計 | الإحصاءات | आँकड़े | thống kê
dashboard | panel | painel | tableau de bord | Übersicht | pannello | панель | 仪表板 | ダッシュボード | لوحة المعلومات | डैशबोर्ड | bảng điều khiển
overview | resumen | visão geral | aperçu | Übersicht | panoramica | обзор | 概览 | 概要 | نظرة عامة | अवलोकन | tổng quan
invoice/invoices | factura/facturas | fatura/faturas | facture/factures | Rechnung/Rechnungen | fattura/fatture | счёт/счета | 发票 | 請求書 | فاتورة/فواتير | चालान | hóa đơn
payment/payments | pago/pagos | pagamento/pagamentos | paiement/paiements | Zahlung/Zahlungen | pagamento/pagamenti | платёж/платежи | 付款 | 支払い | دفعة/مدفوعات | भुगतान | thanh toán
transaction/transactions | transacción/transacciones | transação/transações | transaction/transactions | Transaktion/Transaktionen | transazione/transazioni | операция/операции | 交易 | 取引 | معاملة/معاملات | लेन-देन | giao dịch
income | ingresos | receitas | revenus | Einnahmen | entrate | доход | 收入 | 収入 | الدخل | आय | thu nhập
expense/expenses | gasto/gastos | despesa/despesas | dépense/dépenses | Ausgabe/Ausgaben | spesa/spese | расход/расходы | 支出 | 支出 | مصروف/مصاريف | खर्च | chi phí
budget/budgets | presupuesto/presupuestos | orçamento/orçamentos | budget/budgets | Budget/Budgets | budget | бюджет/бюджеты | 预算 | 予算 | ميزانية/ميزانيات | बजट | ngân sách
salary/salaries | salario/salarios | salário/salários | salaire/salaires | Gehalt/Gehälter | stipendio/stipendi | зарплата/зарплаты | 工资 | 給与 | راتب/رواتب | वेतन | lương
sale/sales | venta/ventas | venda/vendas | vente/ventes | Verkauf/Verkäufe | vendita/vendite | продажа/продажи | 销售 | 売上 | بيع/مبيعات | बिक्री | doanh số
inventory/stock | inventario/existencias | inventário/stock | inventaire/stock | Bestand/Lager | inventario/scorte | запасы/склад | 库存 | 在庫 | المخزون | स्टॉक | tồn kho
category/categories | categoría/categorías | categoria/categorias | catégorie/catégories | Kategorie/Kategorien | categoria/categorie | категория/категории | 分类 | カテゴリー | فئة/فئات | श्रेणी/श्रेणियाँ | danh mục
tag/tags | etiqueta/etiquetas | etiqueta/etiquetas | étiquette/étiquettes | Schlagwort/Schlagwörter | etichetta/etichette | тег/теги | 标签 | タグ | وسم/وسوم | टैग | thẻ
record/records | registro/registros | registo/registos | enregistrement/enregistrements | Eintrag/Einträge | registrazione/registrazioni | запись/записи | 记录 | 記録 | سجل/سجلات | रिकॉर्ड | bản ghi
data | datos | dados | données | Daten | dati | данные | 数据 | データ | البيانات | डेटा | dữ liệu
item/items | elemento/elementos | item/itens | élément/éléments | Artikel | elemento/elementi | предмет/предметы | 项目 | アイテム | عنصر/عناصر | वस्तु/वस्तुएँ | mục
note/notes | nota/notas | nota/notas | note/notes | Notiz/Notizen | nota/note | заметка/заметки | 备注 | メモ | ملاحظة/ملاحظات | नोट | ghi chú
form/forms | formulario/formularios | formulário/formulários | formulaire/formulaires | Formular/Formulare | modulo/moduli | форма/формы | 表单 | フォーム | نموذج/نماذج | फ़ॉर्म | biểu mẫu
property/properties | inmueble/inmuebles | imóvel/imóveis | bien/biens | Immobilie/Immobilien | immobile/immobili | объект/объекты | 房产 | 物件 | عقار/عقارات | संपत्ति/संपत्तियाँ | bất động sản
room/rooms | habitación/habitaciones | quarto/quartos | chambre/chambres | Zimmer | camera/camere | комната/комнаты | 房间 | 部屋 | غرفة/غرف | कमरा/कमरे | phòng
vehicle/vehicles | vehículo/vehículos | veículo/veículos | véhicule/véhicules | Fahrzeug/Fahrzeuge | veicolo/veicoli | автомобиль/автомобили | 车辆 | 車両 | مركبة/مركبات | वाहन | xe
car/cars | coche/coches | carro/carros | voiture/voitures | Auto/Autos | auto | машина/машины | 汽车 | 車 | سيارة/سيارات | कार/कारें | ô tô
game/games | juego/juegos | jogo/jogos | jeu/jeux | Spiel/Spiele | gioco/giochi | игра/игры | 游戏 | ゲーム | لعبة/ألعاب | खेल | trò chơi
match/matches | partido/partidos | jogo/jogos | match/matchs | Spiel/Spiele | partita/partite | матч/матчи | 比赛 | 試合 | مباراة/مباريات | मैच | trận đấu
team/teams | equipo/equipos | equipa/equipas | équipe/équipes | Team/Teams | squadra/squadre | команда/команды | 团队 | チーム | فريق/فرق | टीम/टीमें | đội
player/players | jugador/jugadores | jogador/jogadores | joueur/joueurs | Spieler | giocatore/giocatori | игрок/игроки | 球员 | 選手 | لاعب/لاعبون | खिलाड़ी | cầu thủ
coach/coaches | entrenador/entrenadores | treinador/treinadores | entraîneur/entraîneurs | Trainer | allenatore/allenatori | тренер/тренеры | 教练 | コーチ | مدرب/مدربون | कोच | huấn luyện viên
place/places | lugar/lugares | lugar/lugares | lieu/lieux | Ort/Orte | luogo/luoghi | место/места | 地点 | 場所 | مكان/أماكن | स्थान | địa điểm
destination/destinations | destino/destinos | destino/destinos | destination/destinations | Reiseziel/Reiseziele | destinazione/destinazioni | направление/направления | 目的地 | 目的地 | وجهة/وجهات | गंतव्य | điểm đến
restaurant/restaurants | restaurante/restaurantes | restaurante/restaurantes | restaurant/restaurants | Restaurant/Restaurants | ristorante/ristoranti | ресторан/рестораны | 餐厅 | レストラン | مطعم/مطاعم | रेस्तराँ | nhà hàng
dish/dishes | plato/platos | prato/pratos | plat/plats | Gericht/Gerichte | piatto/piatti | блюдо/блюда | 菜品 | 料理 | طبق/أطباق | व्यंजन | món ăn
recipe/recipes | receta/recetas | receita/receitas | recette/recettes | Rezept/Rezepte | ricetta/ricette | рецепт/рецепты | 食谱 | レシピ | وصفة/وصفات | व्यंजन विधि/व्यंजन विधियाँ | công thức
patient/patients | paciente/pacientes | paciente/pacientes | patient/patients | Patient/Patienten | paziente/pazienti | пациент/пациенты | 患者 | 患者 | مريض/مرضى | मरीज़ | bệnh nhân
doctor/doctors | médico/médicos | médico/médicos | médecin/médecins | Arzt/Ärzte | medico/medici | врач/врачи | 医生 | 医師 | طبيب/أطباء | डॉक्टर | bác sĩ
pet/pets | mascota/mascotas | animal/animais | animal/animaux | Haustier/Haustiere | animale/animali | питомец/питомцы | 宠物 | ペット | حيوان أليف/حيوانات أليفة | पालतू जानवर | thú cưng
topic/topics | tema/temas | tema/temas | sujet/sujets | Thema/Themen | argomento/argomenti | тема/темы | 主题 | トピック | موضوع/مواضيع | विषय | chủ đề
subject/subjects | asunto/asuntos | assunto/assuntos | sujet/sujets | Betreff/Themen | oggetto/argomenti | тема/темы | 主题 | 件名 | الموضوع/المواضيع | विषय | chủ đề
group/groups | grupo/grupos | grupo/grupos | groupe/groupes | Gruppe/Gruppen | gruppo/gruppi | группа/группы | 小组 | グループ | مجموعة/مجموعات | समूह | nhóm
community | comunidad | comunidade | communauté | Gemeinschaft | comunità | сообщество | 社区 | コミュニティ | المجتمع | समुदाय | cộng đồng
forum | foro | fórum | forum | Forum | forum | форум | 论坛 | フォーラム | المنتدى | मंच | diễn đàn
organization/organizations | organización/organizaciones | organização/organizações | organisation/organisations | Organisation/Organisationen | organizzazione/organizzazioni | организация/организации | 组织 | 組織 | منظمة/منظمات | संगठन | tổ chức
contract/contracts | contrato/contratos | contrato/contratos | contrat/contrats | Vertrag/Verträge | contratto/contratti | договор/договоры | 合同 | 契約 | عقد/عقود | अनुबंध | hợp đồng
ticket/tickets | entrada/entradas | bilhete/bilhetes | billet/billets | Ticket/Tickets | biglietto/biglietti | билет/билеты | 票 | チケット | تذكرة/تذاكر | टिकट | vé
score/scores | puntuación/puntuaciones | pontuação/pontuações | score/scores | Punktzahl/Punktzahlen | punteggio/punteggi | счёт/результаты | 分数 | スコア | نتيجة/نتائج | अंक | điểm
result/results | resultado/resultados | resultado/resultados | résultat/résultats | Ergebnis/Ergebnisse | risultato/risultati | результат/результаты | 结果 | 結果 | نتيجة/نتائج | परिणाम | kết quả
history | historial | histórico | historique | Verlauf | cronologia | история | 历史 | 履歴 | السجل | इतिहास | lịch sử
template/templates | plantilla/plantillas | modelo/modelos | modèle/modèles | Vorlage/Vorlagen | modello/modelli | шаблон/шаблоны | 模板 | テンプレート | قالب/قوالب | साँचा/साँचे | mẫu
translation/translations | traducción/traducciones | tradução/traduções | traduction/traductions | Übersetzung/Übersetzungen | traduzione/traduzioni | перевод/переводы | 翻译 | 翻訳 | ترجمة/ترجمات | अनुवाद | bản dịch
contact/contact us | contacto | contacto | contact/nous contacter | Kontakt | contatti | контакты | 联系/联系我们 | お問い合わせ | اتصل بنا | संपर्क/संपर्क करें | liên hệ
about/about us | acerca de/sobre nosotros | sobre/sobre nós | à propos | über uns | chi siamo | о нас | 关于/关于我们 | 概要/会社概要 | من نحن | परिचय/हमारे बारे में | giới thiệu
about me | sobre mí | sobre mim | à propos de moi | über mich | su di me | обо мне | 关于我 | 自己紹介 | نبذة عني | मेरे बारे में | về tôi
help | ayuda | ajuda | aide | Hilfe | aiuto | помощь | 帮助 | ヘルプ | مساعدة | सहायता | trợ giúp
faq/frequently asked questions | preguntas frecuentes | perguntas frequentes | questions fréquentes | häufige Fragen | domande frequenti | частые вопросы | 常见问题 | よくある質問 | الأسئلة الشائعة | अक्सर पूछे प्रश्न | câu hỏi thường gặp
gallery | galería | galeria | galerie | Galerie | galleria | галерея | 图库 | ギャラリー | المعرض | गैलरी | thư viện ảnh
portfolio | portafolio | portefólio | portfolio | Portfolio | portfolio | портфолио | 作品集 | ポートフォリオ | الأعمال | पोर्टफ़ोलियो | danh mục dự án
appearance | apariencia | aparência | apparence | Erscheinungsbild | aspetto | внешний вид | 外观 | 外観 | المظهر | रूप | giao diện
site settings | ajustes del sitio | definições do site | paramètres du site | Website-Einstellungen | impostazioni del sito | настройки сайта | 网站设置 | サイト設定 | إعدادات الموقع | साइट सेटिंग्स | cài đặt trang
leaderboard/ranking | clasificación | classificação | classement | Rangliste | classifica | рейтинг | 排行榜 | ランキング | لوحة الصدارة | लीडरबोर्ड | bảng xếp hạng
calendar | calendario | calendário | calendrier | Kalender | calendario | календарь | 日历 | カレンダー | التقويم | कैलेंडर | lịch
schedule/schedules | horario/horarios | horário/horários | horaire/horaires | Zeitplan/Zeitpläne | orario/orari | расписание/расписания | 日程 | スケジュール | جدول/جداول | समय-सारणी | lịch trình
map | mapa | mapa | carte | Karte | mappa | карта | 地图 | 地図 | الخريطة | नक्शा | bản đồ
our story | nuestra historia | a nossa história | notre histoire | unsere Geschichte | la nostra storia | наша история | 我们的故事 | 私たちの物語 | قصتنا | हमारी कहानी | câu chuyện của chúng tôi
`
