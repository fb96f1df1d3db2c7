export const blocks = `
.block{padding-block:calc(var(--section)*.55)}
.block.on-band{background:var(--ground);color:var(--ink);padding-block:calc(var(--section)*.85);margin-block:calc(var(--section)*.35)}
.section-head{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:1rem;margin-bottom:calc(var(--gap)*1.15)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17.5rem),1fr));gap:var(--gap)}
.grid-1{grid-template-columns:minmax(0,44rem)}
@media (min-width:760px){.grid-2,.grid-4{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:1020px){.grid-3{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media (min-width:1100px){.grid-4{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media (min-width:760px){.is-filled{display:flex;flex-wrap:wrap;--columns:2}.is-filled>*{flex:1 1 calc((100% - (var(--columns) - 1)*var(--gap))/var(--columns) - .1px)}}
@media (min-width:1020px){.is-filled.grid-3{--columns:3}.is-filled.grid-4{--columns:4}}
.is-filled.grid-1{--columns:1}
.card{position:relative;background:var(--ground);color:var(--ink);border-radius:var(--round);min-width:0}
.hero-frame{display:grid;gap:clamp(2rem,5vw,4.5rem);align-items:center}
.block-hero{padding-block:calc(var(--section)*1.05)}
.block-hero h1,.block-hero h2{font-size:calc(clamp(2.5rem,1.4rem + 4.6vw,4.6rem)*var(--scale));line-height:1.04}
.hero-words{display:grid;gap:1.35rem;justify-items:start;min-width:0}
.hero-words .actions{margin-top:.5rem}
.hero-art{position:relative;overflow:hidden;border-radius:var(--round-large);aspect-ratio:4/3;min-width:0}
.hero-picture{width:100%;height:100%;object-fit:cover;display:block}.hero-plain .hero-art{aspect-ratio:21/8;margin-top:var(--gap)}
.hero-split .hero-art{aspect-ratio:5/4}
@media (min-width:900px){.hero-split .hero-frame{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr)}}
.hero-centred .hero-words{justify-items:center;text-align:center;max-width:52rem;margin-inline:auto}
.hero-centred .actions{justify-content:center}
.hero-centred .hero-art{aspect-ratio:21/8}
@media (max-width:640px){.hero-centred .hero-art{aspect-ratio:16/10}}
.hero-badges{position:absolute;inset-inline-start:clamp(.9rem,2vw,1.6rem);bottom:clamp(.9rem,2vw,1.6rem);display:flex;gap:.4rem;padding:.5rem;border-radius:var(--round-small);background:var(--ground)}
.hero-badges span{display:grid;place-items:center;width:clamp(2.6rem,4.5vw,3.6rem);aspect-ratio:1;border-radius:var(--round-small);background:var(--tint);color:var(--link)}
.hero-badges span:first-child{background:var(--button);color:var(--on-button)}
.hero-badges .icon{width:48%;height:48%}
.hero-row{position:absolute;inset-inline-start:clamp(.75rem,2vw,1.4rem);bottom:clamp(.75rem,2vw,1.4rem);display:flex;align-items:center;gap:.8rem;max-width:calc(100% - 2*clamp(.75rem,2vw,1.4rem));padding:.6rem 1rem .6rem .6rem;border:1px solid var(--line);border-radius:var(--round-field);background:var(--ground);color:var(--ink);box-shadow:0 10px 26px -14px rgb(0 0 0/.5);text-decoration:none}
.hero-row .glyph{flex:none;margin:0;background:var(--art-5)}
.hero-row .icon{flex:none}
.hero-row-words{display:grid;min-width:0;line-height:1.35}
.hero-row-words strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.hero-row-words>span{color:var(--muted);font-size:.9375rem}
.hero-row:hover strong{text-decoration:underline;text-underline-offset:.2em}
.is-long h1{font-size:calc(clamp(2.1rem,1.3rem + 3.3vw,3.6rem)*var(--scale))}
.hero-plain .hero-words{max-width:58rem}
.hero-on-accent{background:var(--ground);color:var(--ink);margin-block:0 calc(var(--section)*.4)}
.hero-on-accent:has(+ .on-band){margin-bottom:0}.hero-on-accent + .on-band{margin-top:0}
main>.on-band:last-child{margin-bottom:calc(var(--section)*-.6)}
.hero-on-inset{padding-block:clamp(1rem,2.5vw,2rem) calc(var(--section)*.4)}
.hero-frame.on-card{background:var(--ground);color:var(--ink);border-radius:var(--round-large);padding:clamp(1.75rem,5vw,4.5rem)}
.hero-split .hero-frame.on-card{padding-inline-end:clamp(1.75rem,3vw,2.5rem)}
.prose{display:grid;gap:1.1em;max-width:42rem;font-size:1.125rem;line-height:1.7}
.feature{display:flex;flex-direction:column;gap:.5rem;padding:var(--pad)}
.glyph{display:grid;place-items:center;width:2.75rem;height:2.75rem;margin-bottom:.6rem;border-radius:var(--round-small);background:var(--tint);color:var(--link)}
.glyph .icon{width:1.45rem;height:1.45rem}
.glyph .emblem{width:72%;height:72%}.emblem .a1{fill:var(--link)}.art.emblem .k1{stroke:var(--link)}
.feature .glyph{width:3.5rem;height:3.5rem;background:var(--art-5)}
.feature p{color:var(--muted)}
.feature h3 a{color:inherit;text-decoration:none}
.feature h3 a::after{content:"";position:absolute;inset:0;border-radius:inherit}
.feature h3 a:focus-visible{outline:none}
.feature:focus-within:has(:focus-visible){outline:2px solid var(--ink);outline-offset:3px}
@media (max-width:640px){.feature{display:grid;grid-template-columns:auto minmax(0,1fr) auto;column-gap:1rem;row-gap:.2rem;align-items:center}.feature .glyph{grid-row:span 2;margin:0}.feature p{grid-column:2}.feature:not(:has(p)) .glyph{grid-row:auto}.feature .feature-go{grid-column:3;grid-row:1/span 2;padding:0;margin:0}}
.feature-go{margin-top:auto;padding-top:.6rem;color:var(--link)}
.feature-go .icon{transition:transform .15s}
.is-linked:hover .feature-go .icon{transform:translateX(5px)}
.is-linked:hover h3{text-decoration:underline;text-underline-offset:.2em}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:calc(var(--gap)*1.3);counter-reset:step}
.steps li{counter-increment:step;padding-top:1.1rem;border-top:2px solid var(--button)}
.steps li::before{content:counter(step);display:block;margin-bottom:.6rem;color:var(--link);font-family:var(--display);font-size:2.25rem;font-weight:var(--weight);line-height:1}
.steps p{margin-top:.4rem;color:var(--muted)}
.faq{max-width:50rem;border-bottom:1px solid var(--line)}
.faq details{border-top:1px solid var(--line)}
.faq summary{display:flex;justify-content:space-between;gap:1rem;align-items:center;padding-block:1.1rem;font-weight:600;font-size:1.0938rem;cursor:pointer;list-style:none}
.faq summary::-webkit-details-marker{display:none}
.faq summary .icon{color:var(--link);transition:transform .15s}
.faq details[open] summary .icon{transform:rotate(45deg)}
.faq details p{padding-bottom:1.4rem;max-width:42rem;color:var(--muted);white-space:pre-line}
.quote{display:flex;flex-direction:column;gap:1rem;justify-content:space-between;padding:var(--pad)}
.quote blockquote::before{content:"\\201C";display:block;height:.55em;color:var(--link);font-family:Georgia,serif;font-size:3.5rem;line-height:1}
.quote blockquote{font-size:1.125rem;line-height:1.5}
.quote figcaption{color:var(--muted);font-weight:500}
.gallery{display:grid;gap:calc(var(--gap)*1.2) var(--gap)}
@media (max-width:759px){.gallery{grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))}}
.gallery .frame{aspect-ratio:4/3;border-radius:var(--round)}
.gallery figcaption{margin-top:.7rem;font-weight:500}
.price{display:flex;flex-direction:column;gap:.75rem;padding:var(--pad)}
.price-amount{font-family:var(--display);font-size:2.25rem;font-weight:var(--weight);letter-spacing:var(--tracking);line-height:1.1}
.ticks{display:grid;gap:.5rem;margin-block:.4rem 1rem}
.ticks li{display:flex;gap:.6rem;color:var(--muted)}
.ticks .icon{margin-top:.2em;color:var(--link)}
.contact{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:var(--gap) calc(var(--gap)*1.5)}
.contact dt{display:flex;align-items:center;gap:.55rem;margin-bottom:.25rem;color:var(--muted);font-size:.9688rem}
.contact dt .icon{color:var(--link)}
.contact dd{font-size:1.125rem;font-weight:500}
.banner{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.5rem 3rem;padding:clamp(1.75rem,4.5vw,3.5rem);border-radius:var(--round-large);background:var(--ground);color:var(--ink)}
.banner p{margin-top:.6rem;max-width:38rem;font-size:1.125rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:var(--gap)}
.tile{display:flex;flex-direction:column;justify-content:space-between;gap:.6rem;padding:calc(var(--pad)*.9) var(--pad)}
.tile dt{color:var(--muted);font-size:.9688rem;line-height:1.4}
.tile dd{color:var(--heading);font-family:var(--display);font-size:clamp(1.9rem,1.4rem + 1.4vw,2.6rem);font-weight:var(--weight);letter-spacing:var(--tracking);line-height:1.05;font-variant-numeric:tabular-nums}
@media (max-width:520px){.tiles{grid-template-columns:repeat(2,minmax(0,1fr));gap:.75rem}.tile{padding:1rem}.tile dd{font-size:1.35rem}}
@media (min-width:900px){.tiles:has(>:nth-child(6)){display:flex;flex-wrap:wrap}.tiles:has(>:nth-child(6))>*{flex:1 1 calc((100% - 3*var(--gap))/4 - .1px)}.tiles:has(>:nth-child(6):last-child)>*,.tiles:has(>:nth-child(9):last-child)>*{flex-basis:calc((100% - 2*var(--gap))/3 - .1px)}}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,27rem),1fr));gap:0 var(--gap);max-width:calc(1160px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.charts>.block>.wrap{padding-inline:0}
.charts>.block-chart{padding-block:calc(var(--section)*.3)}
@media (min-width:900px){.charts>:last-child:nth-child(odd){grid-column:1/-1}}
.charts h2{font-size:1.375rem}
.chart{padding:var(--pad)}
.chart figcaption{margin-bottom:1.2rem;color:var(--muted)}
.chart figcaption::first-letter{text-transform:uppercase}
.plot{overflow:visible;font-size:14px}
.plot text{fill:var(--ink)}
.plot .plot-label{fill:var(--muted)}
.plot .plot-value{font-weight:600;font-variant-numeric:tabular-nums}
.plot-track{fill:var(--tint)}
.plot-bar{fill:var(--mark)}
.plot-line{fill:none;stroke:var(--mark);stroke-width:3;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.plot-line-other{stroke:var(--ink);stroke-dasharray:9 6}
.plot-names{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;margin:0 0 .6rem;padding:0;list-style:none}
.plot-area{fill:var(--tint)}
.plot-dot{fill:var(--ground);stroke:var(--mark);stroke-width:2.5}
.chart-table{margin-top:1.2rem}
.chart-table summary{display:inline-block;color:var(--link);font-size:.9375rem;font-weight:500;cursor:pointer}
.chart-table table{margin-top:.8rem;font-size:.9375rem}
.block-message .wrap{padding-block:var(--section);display:grid;gap:1.25rem;justify-items:start}
`
