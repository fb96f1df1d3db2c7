/** The look of the blocks of reports, files, monitoring, plans and maps. */
export const insight = `
.by-script{display:none}.js .by-script{display:inline-flex}
.http-form{margin-top:1rem}.http-reply{margin-top:1rem}.http-reply pre{margin:.5rem 0 0;padding:.9rem 1.1rem;max-height:26rem;overflow:auto;border:1px solid var(--line);border-radius:var(--round-small);font-size:.9375rem}
.js .http-form{display:block}
.network{width:100%;height:auto;max-height:40rem;border:1px solid var(--line);border-radius:var(--round-small);background:var(--field);color:var(--on-field)}
.network line{stroke:var(--muted);stroke-width:1.5}.network text{font-size:13px;fill:currentColor;text-anchor:middle}.network .between{font-size:11px;fill:var(--muted)}.network circle{fill:var(--button)}.network a text{fill:var(--on-field)}
.findings{display:grid;gap:.6rem;margin-bottom:.9rem}
.finding{padding:.9rem 1.1rem}.finding .help{margin-top:.15rem}
.keep-report{margin-top:var(--gap)}
.keep-report .field{max-width:22rem;margin-bottom:.7rem}
.take-along{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin-top:calc(var(--gap)*.9)}
.take-said{color:var(--muted);font-size:.9375rem}
.block-export_bar{padding-block:0 calc(var(--section)*.35)}
.report-range{align-items:flex-end}
.report-range .tools{flex:1 1 22rem;justify-content:flex-end}
.report-range .tool select{max-width:10.5rem}
.tile-change{font-family:var(--face)!important;font-size:.9375rem!important;font-weight:500!important;letter-spacing:0!important;line-height:1.4!important;color:var(--muted)!important}
.report-charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:var(--gap);margin-top:var(--gap);align-items:start}
.report-part{margin-top:2.2rem}
.report-part>*+*{margin-top:.8rem}
.block-report .tiles{margin-top:.6rem}
.donut{display:grid;grid-template-columns:minmax(8rem,11rem) minmax(0,1fr);gap:1.5rem;align-items:center}
.share{fill:none;stroke-width:17}
.share-1{stroke:var(--link)}.share-2{stroke:var(--art-2)}.share-3{stroke:var(--ink)}.share-4{stroke:var(--muted)}.share-5{stroke:var(--edge)}.share-6{stroke:var(--line)}
.keys{display:grid;gap:.45rem;font-size:.9688rem}
.keys li{display:grid;grid-template-columns:auto minmax(0,1fr) auto 3rem;gap:.6rem;align-items:center}
.key{width:.85rem;height:.85rem;border-radius:3px}
.key-1{background:var(--link)}.key-2{background:var(--art-2)}.key-3{background:var(--ink)}.key-4{background:var(--muted)}.key-5{background:var(--edge)}.key-6{background:var(--line)}
.key-share{color:var(--muted);text-align:end;font-variant-numeric:tabular-nums}
@media (max-width:520px){.donut{grid-template-columns:minmax(0,1fr)}.donut svg{max-width:11rem}}
.pivot{overflow-x:auto}
.ranks{padding:.4rem 0}
.rank{display:grid;grid-template-columns:2.6rem minmax(0,1fr) minmax(4rem,12rem) auto;gap:1rem;align-items:center;padding:.7rem var(--pad);border-bottom:1px solid var(--line)}
.rank:last-child{border-bottom:0}
.rank-place{display:grid;place-items:center;width:2.3rem;height:2.3rem;border-radius:var(--round-control);background:var(--tint);font-weight:650;font-variant-numeric:tabular-nums}
.rank-1 .rank-place,.rank-2 .rank-place,.rank-3 .rank-place{background:var(--button);color:var(--on-button)}
.rank-name{font-weight:550;overflow-wrap:anywhere}
.rank-bar{height:.55rem;border-radius:99px;background:var(--line);overflow:hidden}
.rank-bar span{display:block;height:100%;background:var(--link)}
.rank-score{font-variant-numeric:tabular-nums}
@media (max-width:520px){.rank{grid-template-columns:2.6rem minmax(0,1fr) auto}.rank-bar{display:none}}
.kanban{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(15.5rem,1fr);gap:var(--gap);overflow-x:auto;padding:3px 3px .75rem;align-items:start}
.board-column{display:grid;gap:.75rem;min-width:0}
.board-column h3{display:flex;justify-content:space-between;gap:.5rem;padding-bottom:.5rem;border-bottom:2px solid var(--edge);font-size:1.0625rem}
.board-count{color:var(--muted);font-weight:500}
.board-column ul{display:grid;gap:.75rem}
.board-card{display:grid;gap:.5rem;padding:calc(var(--pad)*.75)}
.board-card h4{margin:0;font-size:1.0313rem;line-height:1.35;color:var(--heading)}
.board-card a,.timeline-card h3 a,.week-slot a,.rank a,.download-name a,.progress-name a,.map-entry h3 a{color:inherit}
@media (max-width:640px){.kanban{grid-auto-flow:row;grid-auto-columns:auto}}
.timeline{display:grid;gap:1.1rem;border-inline-start:3px solid var(--edge);padding-inline-start:1.5rem;max-width:48rem}
.timeline li{position:relative;display:grid;gap:.4rem}
.timeline li::before{content:"";position:absolute;inset-inline-start:calc(-1.5rem - 9px);top:.35rem;width:15px;height:15px;border-radius:50%;background:var(--link);border:3px solid var(--ground)}
.timeline time{color:var(--muted);font-size:.9375rem;font-weight:550}
.timeline-card{display:grid;gap:.4rem;padding:calc(var(--pad)*.75) var(--pad)}
.week-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.75rem 1.5rem;margin-bottom:1rem}
.week-head p{font-weight:550}
.week{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:.5rem}
.week-day{display:grid;align-content:start;gap:.5rem;min-height:11rem;padding:.6rem .45rem;border:1px solid var(--line);border-radius:var(--round-small)}
.week-day.is-today{border-color:var(--link);border-width:2px}
.week-day h3{font-size:.9688rem;font-family:var(--face);font-weight:500}
.week-day h3 b{font-size:1.1875rem}
.week-day ul{display:grid;gap:.4rem}
.week-slot{padding:.5rem .6rem;font-size:.9063rem;line-height:1.35;overflow-wrap:anywhere}
.week-time{display:block;font-weight:650;font-variant-numeric:tabular-nums}
@media (max-width:860px){.week{grid-template-columns:minmax(0,1fr)}.week-day{min-height:0;grid-template-columns:4.5rem minmax(0,1fr)}}
.map{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(15rem,1fr);gap:var(--gap);align-items:start}
.map-plan{overflow:hidden}
.map-plan svg{width:100%;height:auto}
.map-plan figcaption{padding:.7rem var(--pad);color:var(--muted);font-size:.9063rem}
.map-ground{fill:var(--tint)}.map-water{fill:var(--art-2);opacity:.28}.map-park{fill:var(--good-tint)}
.map-road{fill:none;stroke:var(--ground);stroke-width:2.4}
.map-route{fill:none;stroke:var(--link);stroke-width:.8;stroke-dasharray:1.6 1.1}
.pin circle{fill:var(--button);stroke:var(--button-edge);stroke-width:.5}
.pin text{fill:var(--on-button);font-size:3.3px;font-weight:700}
.pin.is-chosen circle{fill:var(--ink);stroke:var(--ground);stroke-width:.9}.pin.is-chosen text{fill:var(--ground)}
.pin:focus-visible{outline:none}.pin:focus-visible circle{stroke:var(--ink);stroke-width:1.2}
.map-list{display:grid;gap:.5rem;max-height:34rem;overflow-y:auto;padding:3px}
.map-entry{display:flex;gap:.8rem;padding:.55rem .7rem;border:1px solid var(--line);border-radius:var(--round-small)}
.map-entry h3{font-size:1.0313rem}.map-entry p{color:var(--muted);font-size:.9375rem}
.map-number{display:grid;place-items:center;flex:none;width:2.2rem;height:2.2rem;border-radius:50%;background:var(--button);color:var(--on-button);font-weight:650;text-decoration:none}

.drill-area{fill:var(--link);stroke:var(--ground);stroke-width:.8}
.drill a:hover .drill-area,.drill a:focus-visible .drill-area{stroke:var(--ink);stroke-width:1}
.drill .map-plan text{font-size:2.9px;fill:var(--ink);paint-order:stroke;stroke:var(--ground);stroke-width:.7px}
.drill{margin-top:.8rem}
.drill-way{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-bottom:.8rem}
@media (max-width:860px){.map{grid-template-columns:minmax(0,1fr)}.map-list{max-height:none}}
.progress-card{display:grid;gap:.9rem;padding:var(--pad);max-width:52rem}
.progress-card progress{width:100%;height:.7rem;border:0;border-radius:99px;overflow:hidden;background:var(--line);appearance:none;-webkit-appearance:none}
.progress-card progress::-webkit-progress-bar{background:var(--line);border-radius:99px}
.progress-card progress::-webkit-progress-value{background:var(--link);border-radius:99px}
.progress-card progress::-moz-progress-bar{background:var(--link);border-radius:99px}
.progress-total{font-size:1.125rem}
.progress-card ul{display:grid;gap:.7rem;margin-top:.4rem}
.progress-card li{display:grid;grid-template-columns:minmax(0,1.2fr) minmax(5rem,1fr) 7rem;gap:1rem;align-items:center}
.progress-said{color:var(--muted);font-size:.9375rem;text-align:end}
@media (max-width:520px){.progress-card li{grid-template-columns:minmax(0,1fr) auto}.progress-card li progress{grid-column:1/-1;grid-row:2}}
.live-note{max-width:var(--wide,72rem);margin:.6rem auto 0;padding:0 var(--gutter);text-align:center}
.live{position:sticky;bottom:1rem;z-index:4;display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center;width:fit-content;max-width:calc(100% - 2*var(--gutter));margin:1rem auto 0;padding:.45rem .9rem;border:1.5px solid var(--edge);border-radius:99px;background:var(--ground);color:var(--ink);font-size:.9375rem;font-variant-numeric:tabular-nums}
.live-dot{width:.65rem;height:.65rem;border-radius:50%;background:var(--link)}
.js .live-again{display:none}
.live-pause{padding:.15rem .55rem;border:1px solid var(--edge);border-radius:99px;background:transparent;color:var(--ink);font:inherit;cursor:pointer}
.live-pause:hover{background:var(--tint)}
.reading{display:grid;gap:.6rem;padding:var(--pad)}
.reading-now{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem}
.reading-now b{color:var(--heading);font-family:var(--display);font-size:2rem;font-weight:var(--weight);line-height:1.1;font-variant-numeric:tabular-nums}
.spark{width:100%;height:2.6rem}
.spark path{fill:none;stroke:var(--link);stroke-width:2;vector-effect:non-scaling-stroke}
.reading-kept{color:var(--muted);font-size:.9063rem}
.block-monitor .count{margin-bottom:var(--gap);max-width:46rem}
.alert-list,.download-list{padding:.3rem 0}
.alert-line,.download-list li{display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center;padding:.75rem var(--pad);border-bottom:1px solid var(--line)}
.alert-line:last-child,.download-list li:last-child{border-bottom:0}
.download-name{flex:1 1 14rem;font-weight:550;min-width:0;overflow-wrap:anywhere}
.download-save{display:flex;flex-wrap:wrap;gap:.7rem;align-items:center}
.file{display:inline-grid;gap:.35rem;max-width:100%}
.file-picture{max-width:min(100%,22rem);border-radius:var(--round-small)}
.file-player{max-width:min(100%,26rem)}
.file-size{color:var(--muted);font-size:.9063rem}
.import-form{padding:var(--pad);max-width:46rem}
.import-done{display:flex;gap:.7rem;align-items:center;margin-bottom:var(--gap)}
.import-preview{display:grid;gap:1rem}
.is-wrong>*{background:var(--bad-tint);color:var(--bad)}
@media (max-width:640px){.report-range .tools{justify-content:flex-start}}
@media print{.header,header,footer,.toolbar,.take-along,.row-actions,.form,form,.row-ways,.live,.notice,.pages,.skip,.badge,.crumb{display:none!important}body{background:#fff;color:#000}.block{padding-block:.5rem}}
.qr{width:6.5rem;height:6.5rem;flex:none}
.labels{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:.75rem;margin-top:1rem;list-style:none;padding:0}
.label{display:flex;gap:1rem;align-items:center;padding:.8rem;border:1.5px dashed var(--edge);background:#fff;color:#000;overflow-wrap:anywhere}
.label h3,.label dd{color:#000}
.label h3{font-size:1.05rem}
.label .facts{gap:.15rem .75rem;margin-top:.3rem;font-size:.875rem}
.label dt{color:#444}
.label a{color:#000;font-size:.8125rem}
.share-networks{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;margin:.75rem 0 0}
.share-code{display:grid;gap:.4rem;justify-items:start;margin-top:1rem}
@media print{main:has(.block-labels) .block:not(.block-labels),main:has(.block-labels) .page-head,.label-bar,.label-only,.block-labels .section-head{display:none!important}.labels{grid-template-columns:1fr 1fr}.label{break-inside:avoid}}
.page-period{margin-block-end:.9rem}
`
