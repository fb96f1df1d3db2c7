/** Buttons, and what is done to a thing; as `controls`. An article after the verb is passed over. */
export const verbs = `
add | añadir | adicionar | ajouter | hinzufügen | aggiungi | добавить | 添加 | 追加 | إضافة | जोड़ें | thêm
add {} | añadir {} | adicionar {} | ajouter : {} | {} hinzufügen | aggiungi {} | добавить: {} | 添加{} | {}を追加 | إضافة {} | {} जोड़ें | thêm {}
create | crear | criar | créer | erstellen | crea | создать | 创建 | 作成 | إنشاء | बनाएँ | tạo
create {} | crear {} | criar {} | créer : {} | {} erstellen | crea {} | создать: {} | 创建{} | {}を作成 | إنشاء {} | {} बनाएँ | tạo {}
edit | editar | editar | modifier | bearbeiten | modifica | изменить | 编辑 | 編集 | تعديل | संपादित करें | sửa
delete | eliminar | eliminar | supprimer | löschen | elimina | удалить | 删除 | 削除 | حذف | हटाएँ | xóa
save | guardar | guardar | enregistrer | speichern | salva | сохранить | 保存 | 保存 | حفظ | सहेजें | lưu
save {} | guardar {} | guardar {} | enregistrer : {} | {} speichern | salva {} | сохранить: {} | 保存{} | {}を保存 | حفظ {} | {} सहेजें | lưu {}
cancel | cancelar | cancelar | annuler | abbrechen | annulla | отмена | 取消 | キャンセル | إلغاء | रद्द करें | hủy
publish | publicar | publicar | publier | veröffentlichen | pubblica | опубликовать | 发布 | 公開 | نشر | प्रकाशित करें | xuất bản
publish {} | publicar {} | publicar {} | publier : {} | {} veröffentlichen | pubblica {} | опубликовать: {} | 发布{} | {}を公開 | نشر {} | {} प्रकाशित करें | xuất bản {}
save and publish | guardar y publicar | guardar e publicar | enregistrer et publier | speichern und veröffentlichen | salva e pubblica | сохранить и опубликовать | 保存并发布 | 保存して公開 | حفظ ونشر | सहेजें और प्रकाशित करें | lưu và xuất bản
post {} | publicar {} | publicar {} | publier : {} | {} veröffentlichen | pubblica {} | опубликовать: {} | 发表{} | {}を投稿 | نشر {} | {} पोस्ट करें | đăng {}
write {} | escribir {} | escrever {} | écrire : {} | {} schreiben | scrivi {} | написать: {} | 撰写{} | {}を書く | كتابة {} | {} लिखें | viết {}
upload | subir | carregar | téléverser | hochladen | carica | загрузить | 上传 | アップロード | رفع | अपलोड करें | tải lên
upload {} | subir {} | carregar {} | téléverser : {} | {} hochladen | carica {} | загрузить: {} | 上传{} | {}をアップロード | رفع {} | {} अपलोड करें | tải lên {}
download | descargar | descarregar | télécharger | herunterladen | scarica | скачать | 下载 | ダウンロード | تنزيل | डाउनलोड करें | tải xuống
send | enviar | enviar | envoyer | senden | invia | отправить | 发送 | 送信 | إرسال | भेजें | gửi
send {} | enviar {} | enviar {} | envoyer : {} | {} senden | invia {} | отправить: {} | 发送{} | {}を送信 | إرسال {} | {} भेजें | gửi {}
submit | enviar | enviar | envoyer | absenden | invia | отправить | 提交 | 送信 | إرسال | जमा करें | gửi
submit {} | enviar {} | enviar {} | envoyer : {} | {} einreichen | invia {} | отправить: {} | 提交{} | {}を提出 | تقديم {} | {} जमा करें | nộp {}
record {} | registrar {} | registar {} | enregistrer : {} | {} erfassen | registra {} | записать: {} | 记录{} | {}を記録 | تسجيل {} | {} दर्ज करें | ghi {}
register {} | registrar {} | registar {} | inscrire : {} | {} anmelden | registra {} | зарегистрировать: {} | 登记{} | {}を登録 | تسجيل {} | {} पंजीकृत करें | đăng ký {}
register for {} | inscribirse: {} | inscrever-se: {} | s’inscrire : {} | anmelden: {} | iscriviti: {} | записаться: {} | 报名{} | {}に申し込む | التسجيل في {} | {} के लिए पंजीकरण | đăng ký {}
sign up for {} | inscribirse: {} | inscrever-se: {} | s’inscrire : {} | anmelden: {} | iscriviti: {} | записаться: {} | 报名{} | {}に申し込む | التسجيل في {} | {} के लिए साइन अप | đăng ký {}
enroll in {} | inscribirse: {} | inscrever-se: {} | s’inscrire : {} | einschreiben: {} | iscriviti: {} | записаться: {} | 报名{} | {}に申し込む | التسجيل في {} | {} में नामांकन | ghi danh {}
apply for {} | solicitar {} | candidatar-se: {} | postuler : {} | {} beantragen | richiedi {} | подать заявку: {} | 申请{} | {}に応募 | التقديم على {} | {} के लिए आवेदन | nộp đơn {}
apply now | solicitar ahora | candidatar-se agora | postuler maintenant | jetzt bewerben | candidati ora | подать заявку | 立即申请 | 今すぐ応募 | قدّم الآن | अभी आवेदन करें | ứng tuyển ngay
book | reservar | reservar | réserver | buchen | prenota | забронировать | 预订 | 予約 | حجز | बुक करें | đặt chỗ
book {} | reservar {} | reservar {} | réserver : {} | {} buchen | prenota {} | забронировать: {} | 预订{} | {}を予約 | حجز {} | {} बुक करें | đặt {}
make {} | hacer {} | fazer {} | faire : {} | {} machen | fai {} | создать: {} | 进行{} | {}を行う | إجراء {} | {} करें | thực hiện {}
place order | hacer el pedido | fazer encomenda | passer commande | Bestellung aufgeben | invia ordine | оформить заказ | 下单 | 注文する | تأكيد الطلب | ऑर्डर करें | đặt hàng
place {} | hacer {} | fazer {} | passer : {} | {} aufgeben | invia {} | оформить: {} | 提交{} | {}を出す | تقديم {} | {} दें | đặt {}
add to cart | añadir al carrito | adicionar ao carrinho | ajouter au panier | in den Warenkorb | aggiungi al carrello | в корзину | 加入购物车 | カートに入れる | أضف إلى السلة | टोकरी में डालें | thêm vào giỏ
checkout/go to checkout | finalizar compra/ir a pagar | finalizar compra/ir para o pagamento | commander/passer à la caisse | Kasse/zur Kasse | cassa/vai alla cassa | оформление/оформить заказ | 结算/去结算 | お会計/レジへ進む | إتمام الشراء/إلى الدفع | चेकआउट | thanh toán
cart/shopping cart | carrito | carrinho | panier | Warenkorb | carrello | корзина | 购物车 | カート | السلة | टोकरी | giỏ hàng
make payment/pay | pagar | pagar | payer | bezahlen | paga | оплатить | 支付 | 支払う | ادفع | भुगतान करें | thanh toán
buy {} | comprar {} | comprar {} | acheter : {} | {} kaufen | compra {} | купить: {} | 购买{} | {}を購入 | شراء {} | {} खरीदें | mua {}
join {} | unirse: {} | participar: {} | rejoindre : {} | {} beitreten | partecipa: {} | вступить: {} | 加入{} | {}に参加 | الانضمام إلى {} | {} में शामिल हों | tham gia {}
start {} | empezar: {} | iniciar: {} | commencer : {} | {} beginnen | inizia: {} | начать: {} | 开始{} | {}を開始 | بدء {} | {} शुरू करें | bắt đầu {}
ask {} | preguntar: {} | perguntar: {} | poser : {} | {} stellen | chiedi: {} | задать: {} | 提出{} | {}をする | طرح {} | {} पूछें | hỏi {}
report {} | informar: {} | comunicar: {} | signaler : {} | {} melden | segnala: {} | сообщить: {} | 报告{} | {}を報告 | الإبلاغ عن {} | {} की रिपोर्ट करें | báo cáo {}
leave {} | dejar {} | deixar {} | laisser : {} | {} abgeben | lascia {} | оставить: {} | 留下{} | {}を残す | ترك {} | {} छोड़ें | để lại {}
request {} | solicitar {} | pedir {} | demander : {} | {} anfragen | richiedi {} | запросить: {} | 申请{} | {}を依頼 | طلب {} | {} का अनुरोध | yêu cầu {}
take {} | hacer {} | fazer {} | faire : {} | {} machen | fai {} | пройти: {} | 参加{} | {}を受ける | أخذ {} | {} लें | làm {}
manage {} | gestionar {} | gerir {} | gérer : {} | {} verwalten | gestisci {} | управление: {} | 管理{} | {}を管理 | إدارة {} | {} प्रबंधित करें | quản lý {}
{} management | gestión de {} | gestão de {} | gestion : {} | {}-Verwaltung | gestione {} | управление: {} | {}管理 | {}管理 | إدارة {} | {} प्रबंधन | quản lý {}
my {} | mis {} | os meus {} | mes {} | meine {} | i miei {} | мои {} | 我的{} | 私の{} | {} خاصة بي | मेरे {} | {} của tôi
your {} | tus {} | os seus {} | vos {} | Ihre {} | i tuoi {} | ваши {} | 您的{} | あなたの{} | {} خاصة بك | आपके {} | {} của bạn
all {} | todos: {} | todos: {} | tous : {} | alle {} | tutti: {} | все {} | 全部{} | すべての{} | كل {} | सभी {} | tất cả {}
new {} | nuevo: {} | novo: {} | nouveau : {} | neu: {} | nuovo: {} | новое: {} | 新{} | 新しい{} | {} جديد | नया {} | {} mới
latest {} | últimos: {} | últimos: {} | derniers : {} | neueste {} | ultimi: {} | последние {} | 最新{} | 最新の{} | أحدث {} | नवीनतम {} | {} mới nhất
popular {} | populares: {} | populares: {} | populaires : {} | beliebte {} | popolari: {} | популярные {} | 热门{} | 人気の{} | {} شائعة | लोकप्रिय {} | {} phổ biến
more {} | más {} | mais {} | plus de {} | mehr {} | altri {} | ещё {} | 更多{} | 他の{} | المزيد من {} | और {} | thêm {}
total {} | total: {} | total: {} | total : {} | gesamt: {} | totale: {} | всего: {} | {}总计 | {}合計 | مجموع {} | कुल {} | tổng {}
average {} | promedio: {} | média: {} | moyenne : {} | Durchschnitt: {} | media: {} | среднее: {} | 平均{} | 平均{} | متوسط {} | औसत {} | {} trung bình
{} by {} | {} por {} | {} por {} | {} par {} | {} nach {} | {} per {} | {} по {} | 按{2}统计{1} | {2}別{1} | {} حسب {} | {2} के अनुसार {1} | {} theo {}
{} over time | {} en el tiempo | {} ao longo do tempo | {} dans le temps | {} im Zeitverlauf | {} nel tempo | {} во времени | {}趋势 | {}の推移 | {} عبر الزمن | समय के साथ {} | {} theo thời gian
{} report | informe: {} | relatório: {} | rapport : {} | {}-Bericht | rapporto {} | отчёт: {} | {}报告 | {}レポート | تقرير {} | {} रिपोर्ट | báo cáo {}
number of {} | número de {} | número de {} | nombre : {} | Anzahl {} | numero di {} | количество: {} | {}数量 | {}数 | عدد {} | {} की संख्या | số {}
{} and {} | {} y {} | {} e {} | {} et {} | {} und {} | {} e {} | {} и {} | {}和{} | {}と{} | {} و{} | {} और {} | {} và {}
{} information | información: {} | informações: {} | informations : {} | {}-Informationen | informazioni {} | сведения: {} | {}信息 | {}情報 | معلومات {} | {} जानकारी | thông tin {}
{} list | lista: {} | lista: {} | liste : {} | {}-Liste | elenco {} | список: {} | {}列表 | {}一覧 | قائمة {} | {} सूची | danh sách {}
{} details | detalles: {} | detalhes: {} | détails : {} | {}-Details | dettagli {} | подробности: {} | {}详情 | {}の詳細 | تفاصيل {} | {} विवरण | chi tiết {}
open | abrir | abrir | ouvrir | öffnen | apri | открыть | 打开 | 開く | فتح | खोलें | mở
close | cerrar | fechar | fermer | schließen | chiudi | закрыть | 关闭 | 閉じる | إغلاق | बंद करें | đóng
approve | aprobar | aprovar | approuver | genehmigen | approva | одобрить | 批准 | 承認 | موافقة | स्वीकृत करें | duyệt
reject | rechazar | rejeitar | rejeter | ablehnen | rifiuta | отклонить | 拒绝 | 却下 | رفض | अस्वीकार करें | từ chối
accept | aceptar | aceitar | accepter | annehmen | accetta | принять | 接受 | 承諾 | قبول | स्वीकार करें | chấp nhận
finish/complete | terminar | concluir | terminer | abschließen | completa | завершить | 完成 | 完了 | إنهاء | पूरा करें | hoàn thành
start | empezar | iniciar | commencer | beginnen | inizia | начать | 开始 | 開始 | بدء | शुरू करें | bắt đầu
stop | detener | parar | arrêter | stoppen | ferma | остановить | 停止 | 停止 | إيقاف | रोकें | dừng
reopen | reabrir | reabrir | rouvrir | wieder öffnen | riapri | открыть снова | 重新打开 | 再開 | إعادة فتح | फिर खोलें | mở lại
reply | responder | responder | répondre | antworten | rispondi | ответить | 回复 | 返信 | رد | उत्तर दें | trả lời
post reply | publicar respuesta | publicar resposta | publier la réponse | Antwort senden | pubblica risposta | отправить ответ | 发表回复 | 返信を投稿 | نشر الرد | उत्तर पोस्ट करें | gửi trả lời
like | me gusta | gosto | j’aime | gefällt mir | mi piace | нравится | 赞 | いいね | إعجاب | पसंद | thích
share | compartir | partilhar | partager | teilen | condividi | поделиться | 分享 | 共有 | مشاركة | साझा करें | chia sẻ
remove | quitar | remover | retirer | entfernen | rimuovi | убрать | 移除 | 外す | إزالة | हटाएँ | gỡ
withdraw | retirar | retirar | retirer | zurückziehen | ritira | отозвать | 撤回 | 取り下げ | سحب | वापस लें | rút lại
ship | enviar | enviar | expédier | versenden | spedisci | отправить | 发货 | 発送 | شحن | भेजें | giao
deliver | entregar | entregar | livrer | ausliefern | consegna | доставить | 送达 | 配達 | تسليم | पहुँचाएँ | giao hàng
refund | reembolsar | reembolsar | rembourser | erstatten | rimborsa | вернуть деньги | 退款 | 返金 | استرداد | धनवापसी | hoàn tiền
mark as paid | marcar como pagado | marcar como pago | marquer comme payé | als bezahlt markieren | segna come pagato | отметить оплату | 标记为已付款 | 支払済みにする | وضع علامة مدفوع | भुगतान हुआ चिह्नित करें | đánh dấu đã trả
mark as read | marcar como leído | marcar como lido | marquer comme lu | als gelesen markieren | segna come letto | отметить прочитанным | 标为已读 | 既読にする | وضع علامة مقروء | पढ़ा हुआ चिह्नित करें | đánh dấu đã đọc
play | reproducir | reproduzir | lire | abspielen | riproduci | воспроизвести | 播放 | 再生 | تشغيل | चलाएँ | phát
`
