/** The look of the blocks of what is bought, booked, lent and kept in stock. */
export const trade = `
.needs-js{display:none}
.js .needs-js{display:inline-flex}
.sandbox{margin-bottom:1.25rem;padding:.7rem .95rem;border-radius:var(--round-small);background:var(--tint);color:var(--ink);font-size:.9375rem}
.quick{display:flex;flex-wrap:wrap;gap:.5rem;align-items:stretch}
.quick-choice{flex:1 1 100%;font-size:.875rem}.quick-choice select{width:100%;min-height:2.375rem;padding-block:.3rem}
.quick input[type=number]{width:4.5rem;min-height:2.375rem;padding:.35rem .6rem}
.quick .button{flex:1 1 auto;white-space:nowrap}
.cart,.checkout{display:grid;gap:var(--gap);align-items:start}
@media (min-width:900px){.cart{grid-template-columns:minmax(0,1fr) 20rem}.checkout{grid-template-columns:minmax(0,1.5fr) minmax(18rem,1fr)}}
.cart-line{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;padding:1rem var(--pad);border-bottom:1px solid var(--line)}
.cart-line:last-child{border-bottom:0}
.cart-what{flex:1 1 12rem;min-width:0}
.cart-name{font-weight:600}
.cart-price{color:var(--muted);font-size:.9375rem}
.cart-amount{min-width:5rem;font-weight:600;text-align:end;font-variant-numeric:tabular-nums}
.quantity{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.quantity input[type=number]{width:5rem;min-height:2.375rem;padding:.35rem .6rem}
.quantity .error{flex-basis:100%}
.cart-sum,.checkout-lines,.rates-card,.quote-result,.thanks,.way,.slots,.month,.balance{padding:var(--pad)}
.cart-sum{display:grid;gap:.75rem}
.cart-sum dl{display:grid;gap:.5rem;margin-bottom:.5rem}
.cart-sum dl>div{display:flex;justify-content:space-between;gap:1rem}
.cart-sum dd{font-variant-numeric:tabular-nums}
.cart-total{padding-top:.6rem;border-top:1px solid var(--line);font-size:1.1875rem;font-weight:600}
.checkout-lines h3{margin-bottom:.9rem}
.lines{font-variant-numeric:tabular-nums}
.lines th,.lines td{padding:.55rem .5rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.lines th{font-weight:500;text-align:start}
.lines td:last-child{padding-inline-end:0}
.lines td.number,.rates td.number{text-align:end;white-space:nowrap}
.lines tfoot th,.lines tfoot td{border-bottom:0;font-weight:650;font-size:1.0938rem}
.block-checkout form:has(input[value=Card]:not(:checked)) .field:has(input[name=card_number]),.block-form form:has(input[value=Card]:not(:checked)) .field:has(input[name=card_number]){display:none}
.scan-pay{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.25rem clamp(1.25rem,4vw,2.5rem);align-items:center;max-width:44rem;padding:var(--pad);margin-bottom:1.25rem}
.scan-pay .qr{width:11rem;height:11rem;border-radius:var(--round-small)}
.scan-pay>div{display:grid;gap:.9rem;justify-items:start}
@media (max-width:560px){.scan-pay{grid-template-columns:minmax(0,1fr)}}
.thanks{display:grid;gap:1.1rem;justify-items:start}
.receipt{max-width:44rem;padding:clamp(1.25rem,4vw,2.5rem)}
.receipt-head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1.5rem;margin-bottom:1.25rem;padding-bottom:1rem;border-bottom:2px solid var(--line)}
.receipt-brand{font-family:var(--display);font-size:1.25rem;font-weight:var(--weight)}
.receipt-number{font-variant-numeric:tabular-nums;font-weight:600}
.receipt .lines,.receipt-total{margin-top:1.25rem}
.receipt-total{display:flex;justify-content:space-between;font-size:1.1875rem}
.receipt .sandbox{margin:1.25rem 0 0}
.receipt-print{margin-top:1.25rem}
@media print{main:has(.block-receipt) .block:not(.block-receipt),.receipt-print,main:has(.block-receipt) .page-head{display:none!important}.receipt{max-width:none;border:0;box-shadow:none}}
.way-steps{display:flex;flex-wrap:wrap;gap:.75rem 0;counter-reset:way}
.way-steps li{flex:1 1 8rem;display:grid;gap:.4rem;justify-items:start;color:var(--muted);counter-increment:way}
.way-steps li::before{content:counter(way);display:grid;place-items:center;width:2rem;height:2rem;border:2px solid var(--edge);border-radius:50%;font-weight:650;font-variant-numeric:tabular-nums}
.way-steps .is-done::before,.way-steps .is-now::before{background:var(--button);border-color:var(--button-edge);color:var(--on-button)}
.way-steps .is-now{color:var(--ink);font-weight:650}
.way-steps .is-done{color:var(--ink)}
.way p{margin-bottom:1rem}
.block-quote .lead{margin-bottom:1.25rem}
.quote-side{display:grid;gap:var(--gap)}
.quote-result .facts{margin-top:.9rem}
.rates caption{margin-bottom:.6rem;font-weight:600;text-align:start}
.rates th,.rates td{padding:.5rem .25rem .5rem 0;border-bottom:1px solid var(--line);font-weight:400}
.rates tr:last-child th,.rates tr:last-child td{border-bottom:0}
.slots{display:grid;gap:1.5rem}
.slots-label{margin-bottom:.6rem;font-size:1rem}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chip{display:inline-block;padding:.45rem .95rem;border:1.5px solid var(--edge);border-radius:var(--round-control);color:var(--ink);font-size:.9688rem;font-weight:500;text-decoration:none}
.chip:hover,.day-tab:hover,.slot-cell:hover{border-color:var(--ink)}
.chip.is-on,.day-tab.is-on,.slot-cell.is-on{background:var(--button);border-color:var(--button-edge);color:var(--on-button)}
.day-tabs{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.75rem,1fr));gap:.5rem}
.day-tab{display:grid;gap:.1rem;padding:.55rem .7rem;border:1.5px solid var(--edge);border-radius:var(--round-field);color:var(--ink);font-size:.9063rem;text-decoration:none}
.day-tab strong{font-size:1rem}
.slots-move,.month-move{display:flex;flex-wrap:wrap;gap:.5rem}
.slots-move{margin-top:.75rem}
.slot-cells{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.5rem}
.slot-cell{display:flex;justify-content:space-between;gap:.5rem;padding:.6rem .8rem;border:1.5px solid var(--edge);border-radius:var(--round-field);color:var(--ink);font-size:.9375rem;font-variant-numeric:tabular-nums;text-decoration:none}
.slot-cell.is-taken{border-style:dashed;background:transparent;color:var(--muted)}
.slot-cell.is-taken strong{font-weight:500;text-decoration:line-through}
.slot-cell.is-taken:hover{border-color:var(--edge)}
.month-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem;margin-bottom:1rem}
.month-names,.month-days{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
.month-names li{padding:.3rem .5rem;color:var(--muted);font-size:.875rem;font-weight:600}
.month-days{border-top:1px solid var(--line);border-inline-start:1px solid var(--line)}
.month-days>li{min-height:6rem;padding:.4rem;border-inline-end:1px solid var(--line);border-bottom:1px solid var(--line);min-width:0}
.month-days .is-blank{background:var(--tint)}
.month-day{color:var(--muted);font-size:.9063rem;font-variant-numeric:tabular-nums}
.month-weekday{display:none}
.is-today .month-day{display:inline-block;padding:.05rem .5rem;border-radius:99px;background:var(--button);color:var(--on-button);font-weight:650}
.month-days ul{display:grid;gap:.25rem;margin-top:.3rem}
.month-entry{display:block;padding:.2rem .4rem;border-radius:var(--round-small);background:var(--tint);color:var(--ink);font-size:.8438rem;line-height:1.35;overflow-wrap:anywhere;text-decoration:none}
a.month-entry:hover{text-decoration:underline}
.month-time{font-weight:650;font-variant-numeric:tabular-nums}
.month-more{margin-top:.25rem;color:var(--muted);font-size:.8438rem}
.month .empty{margin-top:1rem}
@media (max-width:760px){.month-names,.month-days .no-entries,.month-days .is-blank{display:none}.month-days{grid-template-columns:minmax(0,1fr)}.month-days .is-today{display:list-item;list-style:none}.month-days>li{min-height:0;padding:.7rem .8rem}.month-weekday{display:inline}.month-entry{font-size:.9375rem}}
.stock-words{margin-bottom:.9rem;color:var(--muted)}
.stock li{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:.4rem 1rem;align-items:center;padding:.85rem var(--pad);border-bottom:1px solid var(--line)}
.stock li:last-child{border-bottom:0}
.stock-name{font-weight:600;min-width:0}
.stock-left{min-width:4.5rem;text-align:end;font-variant-numeric:tabular-nums}
.stock-bar{grid-column:1/-1}
.stock-bar.is-low .plot-bar{fill:var(--bad-ground)}
.compare-form{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-end;margin-bottom:1.5rem}
.compare-form .field{flex:1 1 12rem}
.compare-frame{overflow-x:auto}
.compare th,.compare td{padding:.75rem var(--pad);border-bottom:1px solid var(--line);vertical-align:top}
.compare tbody tr:last-child th,.compare tbody tr:last-child td{border-bottom:0}
.compare tbody th{color:var(--muted);font-weight:500}
.compare .differs td{font-weight:600}
.balance{display:grid;gap:.4rem;max-width:26rem}
.balance-label{color:var(--muted)}
.balance .sandbox{margin:.8rem 0 0}
`
