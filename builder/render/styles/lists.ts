export const lists = `
.aids{margin-bottom:1rem;align-items:center}
.form .aids,.form-card>.aids{margin:0 0 1rem}
.can-enlarge{cursor:zoom-in}
.can-enlarge .button{position:absolute;right:.5rem;bottom:.5rem}
.enlarged{width:min(94vw,60rem);max-height:94vh;padding:1rem;border:0;border-radius:var(--round)}
.enlarged>:first-child{display:block;width:100%;max-height:80vh;object-fit:contain;margin-bottom:1rem}
.toolbar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.9rem 1.5rem;margin-bottom:calc(var(--gap)*.9)}
.tools{display:flex;flex:1 0 100%;flex-wrap:wrap;align-items:flex-end;gap:.6rem .75rem}
.tool{display:grid;gap:.2rem}
.tool label{font-size:.875rem;color:var(--muted)}
.tool select,.tool input{min-height:2.625rem;padding-block:.35rem;font-size:1rem}
.tool-end input{width:8.5rem}
.tool-find{display:flex;flex:1 1 20rem;gap:.5rem;max-width:32rem}
.tool-search{position:relative;flex:1}
.tool-search .icon{position:absolute;inset-inline-start:.8rem;bottom:.7rem;color:var(--on-field);opacity:.7;pointer-events:none}
.tool-search input{padding-inline-start:2.5rem}
.tools .button{min-height:2.625rem}
.count{color:var(--muted);font-size:.9375rem;font-variant-numeric:tabular-nums}
.chips ul{display:flex;flex-wrap:wrap;gap:.4rem}
.chips a{display:block;padding:.4rem .85rem;border:1.5px solid var(--button-edge);border-radius:var(--round-control);color:var(--ink);font-size:.9375rem;font-weight:500;line-height:1.35;text-decoration:none}
.chips a:hover{background:var(--tint)}
.chips a[aria-current]{background:var(--button);border-color:var(--button-edge);color:var(--on-button)}
.group+.group{margin-top:calc(var(--gap)*1.4)}
.group-head{margin-bottom:.75rem;padding-bottom:.35rem;border-bottom:1px solid var(--line);font-family:var(--display);font-size:1.1875rem;font-weight:650}
.row-card{display:flex;flex-direction:column;overflow:hidden}
.row-card.is-open{grid-column:1/-1}
.card-body{display:flex;flex:1;flex-direction:column;gap:.75rem;padding:var(--pad)}
.card-head{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
.card-head h3{flex:1;min-width:0}
.card-head:has(.glyph){align-items:center;gap:.8rem}
.card-head .glyph{flex:none;width:2.6rem;height:2.6rem;margin:0;background:var(--art-5)}
.row-card h3 a,.feed-row h3 a,.slot h3 a,.related a{color:inherit;text-decoration-color:var(--link);text-decoration-thickness:1.5px}
.row-card h3 a,.feed-row h3 a,.slot h3 a{text-decoration-line:none}
.row-card h3 a:hover,.feed-row h3 a:hover,.slot h3 a:hover{text-decoration-line:underline}
.card-price{flex:none;font-weight:650;font-size:1.0938rem;font-variant-numeric:tabular-nums}
.card-tag{margin-top:-.35rem}
.card-story{color:var(--muted)}
.row-card:has(h3 a) .card-story{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.7rem 1rem}
.facts dt{color:var(--muted);font-size:.8438rem;line-height:1.4}
.facts dd{font-size:.9688rem;line-height:1.45;overflow-wrap:anywhere}
.facts .fact-email,.facts .fact-url,.facts .fact-long_text{grid-column:1/-1}
.row-actions{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center}
.row-actions .button-small{padding-inline:.75rem}.row-actions .button-quiet{padding-inline:.45rem}
.row-actions form{display:contents}
.card-body .row-actions{margin-top:auto;padding-top:.35rem}
.is-marked{outline:2px solid var(--mark);outline-offset:-2px}
.feed{display:grid;gap:calc(var(--gap)*.75)}
.feed-row{display:flex;gap:1.1rem;padding:calc(var(--pad)*.85) var(--pad)}
.avatar{display:grid;place-items:center;flex:none;width:2.75rem;height:2.75rem;border-radius:var(--round-control);background:var(--button);color:var(--on-button);font-family:var(--display);font-weight:650;font-size:1.125rem}
.table-frame .avatar{display:inline-grid;width:2rem;height:2rem;margin-inline-end:.6rem;vertical-align:middle;font-size:.95rem}
.feed-row .glyph{flex:none;background:var(--art-5)}
.feed-body{flex:1;min-width:0;display:grid;gap:.4rem}
.feed-story{max-width:44rem}
.preview-note{display:flex;gap:.6rem;align-items:center;margin-top:.8rem;padding:.6rem .9rem;border:1px dashed var(--line);border-radius:var(--round-small);max-width:44rem}
.preview-note .icon{flex:none}
.row-card:has(h3 a) .card-story .prose-value,.feed-body:has(h3 a) .feed-story .prose-value{white-space:normal}
.feed-body:has(h3 a) .feed-story{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.feed-body .row-actions{margin-top:.4rem}
@media (min-width:700px){.feed-body:has(>.row-actions){grid-template-columns:minmax(11rem,1fr) auto;column-gap:1.25rem}.feed-body>*{grid-column:1/-1}.feed-body>h3:not(:only-child){grid-column:1}.feed-body>.row-actions{grid-area:1/2;margin:0}}
.meta{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;font-size:.9375rem}
.meta div{display:flex;gap:.35em;align-items:baseline}
.meta dt{color:var(--muted)}
.meta dt::after{content:":"}
.table-frame{overflow-x:auto}
th{text-align:start}
table{width:100%;border-collapse:collapse;font-size:.9688rem;text-align:start}
th,td{padding:.8rem 1rem;border-bottom:1px solid var(--line);vertical-align:middle}
.table-frame th:first-child,.table-frame td:first-child{padding-inline-start:var(--pad)}
.table-frame th:last-child,.table-frame td:last-child{padding-inline-end:var(--pad)}
tbody tr:last-child>*{border-bottom:0}
thead th{color:var(--muted);font-size:.875rem;font-weight:500;white-space:nowrap}
.table-frame thead th{border-bottom:0;background:var(--button);color:var(--on-button);font-weight:600}
tbody th{font-weight:600;min-width:9rem}
tbody th a{color:var(--link);text-decoration-color:var(--link);text-decoration-thickness:1.5px}
td time,td.code,td a[href^="tel:"]{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.table-actions .row-actions{justify-content:flex-end;flex-wrap:nowrap}
.table-actions .button{white-space:nowrap}
.table-actions .marks{justify-content:flex-end}
.table-actions .marks + .row-actions{margin-top:.4rem}
@media (min-width:1151px){.table-actions:has(.marks){white-space:nowrap}.table-actions .marks,.table-actions .marks + .row-actions{display:inline-flex;flex-wrap:nowrap;margin:0;vertical-align:middle}.table-actions .marks + .row-actions{margin-inline-start:.5rem}.table-actions:has(.marks + .row-actions){text-align:end}}
@media (max-width:820px){.table-actions .marks{justify-content:flex-start}}
.table-actions .confirm{justify-content:flex-end}
@media (max-width:1150px){.table-actions .row-actions{flex-wrap:wrap}}
@media (min-width:821px){.is-crowded .table-actions{min-width:12rem}.is-crowded .table-actions .row-actions{flex-wrap:wrap}}
@media (min-width:1151px){.is-crowded .table-actions:has(.marks){white-space:normal}.is-crowded .table-actions .marks,.is-crowded .table-actions .marks + .row-actions{display:flex}.is-crowded .table-actions .marks + .row-actions{flex-wrap:wrap;margin:.4rem 0 0}}
.table-frame tbody tr:hover{background:var(--tint)}
.table-frame tr.is-open:hover{background:transparent}
@media (max-width:820px){
.table-frame table,.table-frame tbody,.table-frame tr,.table-frame td,.table-frame tbody th{display:block;width:auto}
.table-frame thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.table-frame tbody tr{padding:.9rem 0;border-bottom:1px solid var(--line)}
.table-frame tbody tr:last-child{border-bottom:0}
.table-frame tbody th,.table-frame td{padding:.2rem 1.1rem!important;border:0}
.table-frame tbody th{padding-bottom:.45rem!important;font-size:1.0625rem}
.table-frame td[data-label]{display:flex;justify-content:space-between;gap:1.25rem;text-align:end;white-space:normal}
.table-frame td[data-label]::before{content:attr(data-label);flex:none;color:var(--muted);text-align:start}
.table-frame td.table-actions{padding-top:.7rem!important}
.table-actions .row-actions{justify-content:flex-start;flex-wrap:wrap}
}
.agenda{display:grid;gap:calc(var(--gap)*1.1)}
.agenda>li{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:1.25rem;padding-top:1.1rem;border-top:1px solid var(--line)}
.agenda ul{display:grid;gap:.75rem}
.day time{display:grid;gap:.15rem}
.day-date{color:var(--heading);font-family:var(--display);font-size:1.75rem;font-weight:var(--weight);letter-spacing:var(--tracking);line-height:1.1}
.day-name{color:var(--muted);font-size:.9375rem}
.slot{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:1rem var(--pad)}
.slot-time{flex:none;min-width:3.2rem;font-weight:650;font-variant-numeric:tabular-nums}
.slot-body{flex:1 1 15rem;min-width:0;display:grid;gap:.3rem}
.slot .row-form{flex-basis:100%}
@media (max-width:560px){.row-card:has(>.frame){display:grid;grid-template-columns:6.25rem minmax(0,1fr)}.row-card>.frame{aspect-ratio:1;align-self:start;margin:1rem 0 1rem 1rem;border-radius:var(--round-small)}.row-card>.frame + .card-body{padding:1rem}.row-card>.frame + .card-body .card-head{flex-wrap:wrap;gap:.1rem 1rem}.row-card>.frame + .card-body .card-head h3{flex:1 1 auto}}
@media (max-width:640px){.agenda>li{grid-template-columns:minmax(0,1fr);gap:.7rem}.day time{display:flex;gap:.6rem;align-items:baseline}}
.pages{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem;margin-top:calc(var(--gap)*1.3)}
.pages ul{display:flex;gap:.25rem;align-items:center}
.pages a{display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;padding-inline:.75rem;border-radius:var(--round-control);color:var(--ink);font-weight:500;text-decoration:none}
.pages a:hover{background:var(--tint)}
.pages a[aria-current]{background:var(--button);color:var(--on-button)}
.pages-step{border:1.5px solid var(--edge)}
.paging{display:flex;flex-wrap:wrap;align-items:end;justify-content:center;gap:.75rem 1.5rem;margin-top:var(--gap)}
.paging p{color:var(--muted);font-variant-numeric:tabular-nums}
.paging .tools{flex:none}
.paging input{width:6rem}
.more{margin-top:calc(var(--gap)*1.3);text-align:center}
.empty{display:grid;justify-items:center;gap:1rem;padding:clamp(2rem,5vw,3.5rem) 1.5rem;border:1.5px dashed var(--edge);border-radius:var(--round);text-align:center}
.empty .icon{width:2rem;height:2rem;color:var(--link)}
.empty p{max-width:32rem}
.confirm{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;padding:.75rem 0 0}
.confirm p{flex-basis:100%}
.confirm form{display:contents}
.table-actions .confirm{padding:0;min-width:15rem;text-align:start}
.row-form{padding:var(--pad)}
.row-form-title{margin-bottom:1rem}
.feed-row .row-form,.slot .row-form,.table-frame .row-form,.form-card .row-form{padding:0;flex:1}
.detail{display:grid;gap:var(--gap) clamp(1.5rem,4vw,3rem);align-items:start}
.crumb{margin-bottom:1rem}
.crumb a{display:inline-flex;gap:.4rem;align-items:center;color:var(--ink);font-weight:500}
.row-ways{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.75rem;margin-top:1.5rem}.row-ways a{display:inline-flex;gap:.5rem;align-items:center;font-weight:500;color:var(--ink)}.way-next{margin-inline-start:auto;text-align:end}.way-word{display:block;font-size:.875rem;font-weight:400;color:var(--muted)}
.block-detail{padding-top:calc(var(--section)*.7)}
.detail-main{display:grid;gap:calc(var(--gap)*1.2);min-width:0}
.detail-main .frame{border-radius:var(--round);aspect-ratio:16/8}.detail-main .panorama{overflow-x:auto;border-radius:var(--round)}.panorama:focus-visible{outline:2px solid var(--ink);outline-offset:2px}.panorama .frame{width:max(300%,60rem);aspect-ratio:auto;height:24rem;border-radius:0}.panorama .frame :is(svg,img){width:100%;height:100%;object-fit:cover}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1rem}.beside figure{margin:0}.beside img{width:100%;border-radius:var(--round)}.beside figcaption{padding-top:.4rem;color:var(--muted)}
.filled{display:flex;gap:.75rem;align-items:center;margin-top:.75rem;font-weight:600}.filled progress{flex:1;max-width:20rem}
.about-form summary{display:flex;justify-content:space-between;gap:1rem;align-items:center;padding:1rem var(--pad);font-weight:600;font-size:1.125rem;cursor:pointer;list-style:none}
.about-form summary::-webkit-details-marker{display:none}
.about-form summary .icon{flex:none;color:var(--link);transition:transform .15s}
.about-form[open] summary .icon{transform:rotate(45deg)}
.about-form>div{padding:0 var(--pad) var(--pad)}
.detail-side{display:grid;gap:1.25rem;padding:var(--pad)}
.detail:not(.is-single) .row-actions .button{flex:1 1 auto}
@media (min-width:900px){.detail{grid-template-columns:minmax(0,1fr) 23rem}.detail-head{grid-column:1/-1}.is-single .detail-side{grid-column:1/-1;gap:1.75rem}}
.is-single .detail-side .facts{gap:1.25rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
.story :is(p,ul,ol,blockquote){margin-top:.35rem;max-width:42rem;font-size:1.125rem;line-height:1.7}
.story p+p{margin-top:.9rem}
.story :is(h3,h4):not(.minor){margin-top:1.1rem}
.story :is(ul,ol){padding-inline-start:1.4rem}
.story ul{list-style:disc}
.story ol{list-style:decimal}
.story blockquote{padding-inline-start:.9rem;border-inline-start:3px solid var(--edge)}
.more-card{overflow:hidden}
.more-card a{color:var(--link);font-weight:600}
.related ul{margin-top:.8rem}
.related li{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;padding:.8rem var(--pad);border-bottom:1px solid var(--line)}
.related li:last-child{border-bottom:0}
.related-title{flex:1 1 12rem;font-weight:600}
.related-label{color:var(--muted)}
.told-when{display:block;color:var(--muted);font-weight:400;font-size:.88em}
@media (min-width:1000px){
.pair{display:grid;grid-template-columns:minmax(0,1fr) 25rem;gap:clamp(2rem,4vw,3.5rem);align-items:start;max-width:calc(1160px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.pair>.block>.wrap{padding-inline:0}
.pair .block-form{position:sticky;top:0;grid-column:2;grid-row:1}
.pair .block-list{grid-column:1;grid-row:1}
.pair .block-form h2{font-size:1.5rem}
.pair .section-head .button,.pair .empty .button,.page-head:has(+ .pair) .button{display:none}
.pair .form-words{margin-bottom:1.1rem}
.pair .grid-3,.pair .grid-4{grid-template-columns:repeat(2,minmax(0,1fr))}
.pair .form-frame{display:block}
.pair .form-words .lead{font-size:1rem;margin-bottom:1rem}
}
.site-search{margin-bottom:1.25rem}
.site-kinds{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;list-style:none;padding:0}
.site-found{margin-top:1.75rem}
.site-found ul{display:grid;gap:.75rem;margin-block:.6rem .8rem;list-style:none;padding:0}
.site-found li{padding-bottom:.75rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.site-found li a,.site-found li strong{font-weight:600}
.site-found li p{color:var(--muted)}
`
