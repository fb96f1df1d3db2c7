/** The look of the tools that run in the visitor's browser. */
export const tools = `
.bench-head{display:grid;gap:.25rem}
.bench-head h2{font-size:1.35rem}
.bench{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(1.25rem,3vw,2.25rem)}
.bench-side{display:grid;gap:1.1rem;align-content:start;min-width:0}
.bench-run{justify-self:start}
.bench-text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9375rem;line-height:1.5;tab-size:2}
.bench-open{position:relative;cursor:pointer}
.bench-open:focus-within{outline:2px solid var(--ink);outline-offset:2px}
.bench-page{width:100%;min-height:22rem;border:1px solid var(--edge);border-radius:var(--round-small);background:#fff}
.bench-picture{max-width:100%;height:auto;border:1px solid var(--line);border-radius:var(--round-small);background:#fff}
.bench-marked{white-space:pre-wrap;overflow-wrap:anywhere;max-height:22rem;overflow-y:auto;padding:.75rem;border:1px solid var(--line);border-radius:var(--radius,.5rem)}
.bench-rows{overflow-x:auto;max-height:22rem}
.bench-rows th,.bench-rows td{padding:.45rem .7rem;text-align:start;white-space:nowrap}
.bench-codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:1.1rem;list-style:none;padding:0}
.bench-codes li{display:grid;gap:.35rem;overflow-wrap:anywhere;font-size:.9375rem}
.bench-codes li:only-child{max-width:17rem}
.bench-code{display:block;width:100%;border-radius:var(--round-small)}
.calc-fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr));gap:1rem}
.calc-fields .module-options{grid-column:1/-1}
.calc-unit{color:var(--muted);font-weight:500}
.calc-results{display:grid;gap:.9rem}
.calc-results>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;padding-bottom:.75rem;border-bottom:1px solid var(--line)}
.calc-results dt{color:var(--muted)}
.calc-results dd{color:var(--heading);font-size:1.25rem;font-weight:650;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.calc-results .is-main dd{font-size:clamp(1.6rem,4vw,2.25rem)}
.calc-how summary{color:var(--link);cursor:pointer}
.calc-how li{overflow-wrap:anywhere}
.calc-sum{font-size:1.5rem;font-variant-numeric:tabular-nums;text-align:end}
.calc-keys{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.5rem}
.calc-keys .button{min-width:0;min-height:3rem;padding:.3rem;justify-content:center}
.clip-head{font-size:1.15rem;margin:0}
.clip-view{display:block;width:100%;max-height:60vh;border-radius:var(--round-small)}
.module-clip details>summary{margin-bottom:.75rem}
.module-clip details>*+*{margin-top:.75rem}
video.clip-head{font-size:1.15rem;margin:0}
.clip-view{background:#000}
img.clip-head{font-size:1.15rem;margin:0}
.clip-view{height:auto;object-fit:contain}
.clip-share{width:100%;height:.75rem;accent-color:var(--link)}
.picture-view{display:grid;gap:.5rem;justify-items:start}
.compare{position:relative;max-width:100%}
.picture-view.compare{--shown:0%}
.picture-view .compare{width:fit-content}
.picture-view .compare img{display:block}
.picture-view img.compare-before{position:absolute;inset:0;width:100%;height:100%;clip-path:inset(0 calc(100% - var(--shown)) 0 0)}
.picture-view>.field{width:100%}
.picture-view>img,.compare img:first-child{background:repeating-conic-gradient(#ddd 0 25%,#fff 0 50%) 0/1.25rem 1.25rem}
.code-colours{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.75rem}
.code-colour{align-content:end}
.code-colour input{width:100%;height:2.75rem;padding:.2rem}
.picture-colours{display:grid;gap:.4rem;padding:0;margin:0;list-style:none}
.picture-colours li{display:flex;gap:.6rem;align-items:center}
.picture-colours .swatch{width:1.5rem;height:1.5rem;border:1px solid var(--line);border-radius:var(--round-small)}
.module-verdict{font-size:1.35rem}
.picture-view img{max-width:100%;max-height:70vh;width:auto;height:auto;border:1px solid var(--line);border-radius:var(--round-small)}
.module input[type=range]{padding:0;border:0;min-height:2rem;background:transparent;accent-color:var(--mark)}
.design-side{justify-items:center}
.design-view{width:min(100%,26rem);border-radius:var(--round-small);background:#f4f4f2}
.design-price{font-size:1.5rem}
.design-swatch{display:inline-block;width:1.1em;height:1.1em;border:1px solid currentColor;border-radius:50%}
.design-count{align-self:center;min-width:2ch;text-align:center}
.timer{display:grid;gap:1rem;justify-items:center;text-align:center;padding-block:1rem}
.timer .actions{justify-content:center}
.timer-figure{font-variant-numeric:tabular-nums;font-size:clamp(4rem,14vw,8rem)}
.timer-bar{width:min(100%,26rem)}
.timer-fields{width:min(100%,24rem);text-align:start}
.timer .module-meters{justify-content:center}
@media (min-width:960px){.designer{display:grid;grid-template-columns:13rem minmax(0,1fr) 17rem;gap:1.5rem;align-items:start}}
.designer-side{display:grid;gap:1rem;align-content:start;min-width:0}
.designer-side h2,.designer-side h3{font-size:1.15rem}
.designer-kinds{display:flex;flex-wrap:wrap;gap:.45rem}
.designer-kinds .button,.designer-part{cursor:grab}
.designer-canvas{min-width:0;border:1px solid var(--edge);border-radius:var(--round-small);overflow:hidden}
.designer-parts{display:grid}
.designer-part{margin-block:.35rem;border:1.5px dashed transparent;border-radius:6px;padding:.4rem}
.designer-part:hover{border-color:#71808f}
.designer-part.is-chosen{border:1.5px solid #1f5fbf}
.designer-bar{display:flex;flex-wrap:wrap;gap:.4rem;justify-content:space-between;margin-bottom:.5rem}
.designer-moves{display:flex;gap:.3rem}
.designer-bar .button{min-height:2rem;padding:.15rem .7rem;background:#fff;color:#1a2430;border-color:#71808f;font-size:.875rem}
.designer-bar .button.is-chosen{background:#1f5fbf;color:#fff}
.designer-empty.is-over{background:#1f5fbf55}
.designer-part.is-over{box-shadow:0 -4px 0 #1f5fbf}.designer-part.is-over.is-after{box-shadow:0 4px 0 #1f5fbf}
.designer-empty{padding:3rem 1rem;border:1.5px dashed currentColor;border-radius:8px;text-align:center}
.designer-look summary{cursor:pointer;font-weight:600;padding:.3rem 0}
.designer-look[open]{display:grid;gap:.8rem}
.designer-swatch{width:2.4rem;height:2.4rem;border:2px solid var(--edge);border-radius:50%;cursor:pointer}
.designer-swatch[aria-pressed=true]{outline:3px solid var(--ink);outline-offset:2px}
.call{display:grid;gap:1.2rem;--call-face:#dbe4ee;--call-ink:#1d3350}
.call-dial{display:flex;flex-wrap:wrap;gap:1.2rem;align-items:flex-start}
.call-dial .field{flex:1 1 12rem}
.call-keys{display:grid;grid-template-columns:repeat(3,3.2rem);gap:.4rem}
.call-keys .button{justify-content:center;padding-inline:0}
.call-tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.8rem;list-style:none;padding:0;margin:0}
.call-tile{display:grid;justify-items:center;gap:.2rem;padding:.8rem;border:1px solid var(--edge);border-radius:var(--round-small);text-align:center}
.call-tile svg{width:5rem}
.call-screen{display:flex;gap:1rem;align-items:center;padding:1rem;border:1px dashed var(--edge);border-radius:var(--round-small)}
.call-screen svg{width:7rem}
.call-said{display:flex;gap:.6rem;align-items:flex-end}
.call-said .field{flex:1}
.call-log{list-style:none;padding:0;margin:0;display:grid;gap:.3rem}
.viewer-view{width:min(100%,28rem);aspect-ratio:1;background:#eef1f5;border:1px solid var(--edge);border-radius:var(--round-small);touch-action:none;cursor:grab}
.designer-page{min-height:34rem}
.designed-list{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:1rem;list-style:none;padding:0}
.designed-list [aria-current]{background:var(--tint)}
.design.card{max-width:52rem}
@media (max-width:959px){.designer{display:grid;gap:1.5rem}}
@media (max-width:760px){.bench{grid-template-columns:minmax(0,1fr)}}
.explore-data{display:flex;flex-wrap:wrap;gap:.9rem 1.2rem;align-items:end}
.explore-data .field{flex:1 1 16rem;max-width:26rem}
.explore-paste summary,.explore-lines summary{color:var(--link);cursor:pointer}
.explore-paste[open]{display:grid;gap:.75rem}
.explore-columns{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;list-style:none;padding:0;font-size:.9375rem}
.explore-told{padding-inline-start:1.25rem}
.explore-chart{overflow-x:auto}
.explore-chart svg{display:block;width:clamp(34rem,100%,58rem);height:auto}
.explore-kept .explore-chart svg{width:clamp(26rem,100%,58rem)}
.explore-board{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.module-explorer input[type=color]{padding:.2rem;min-height:2.75rem}
`
