/** The look of the blocks that answer, find, foresee and judge. */
export const intelligence = `
.assistant{max-width:60rem}
.assistant .bubble p{white-space:pre-line}
.assistant .bubble{max-width:min(44rem,94%)}
.assistant-acts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.7rem}
.assistant-fact{margin-inline-start:.4rem;color:var(--muted);font-size:.9375rem}
.finder{display:grid;gap:var(--gap);align-items:start}
@media (min-width:960px){.finder{grid-template-columns:minmax(0,22rem) minmax(0,1fr)}.finder .grid-3{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}}
.code-check{display:grid;gap:var(--gap);max-width:44rem}.code-check .form{padding:var(--pad)}
.code-told{display:grid;gap:.9rem;justify-items:start;padding:var(--pad)}.code-told .tag{font-size:1rem}
.finder-form,.match-form,.assessment{display:grid;gap:1.25rem;padding:var(--pad)}
.finder .help[role=status],.finder>div>.help{margin-bottom:.9rem}
.forecast figcaption{max-width:46rem}
.forecast-line{stroke-dasharray:5 4}
.forecast-dot{fill:var(--field);stroke:var(--mark);stroke-width:2.5}
.forecast-key{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;margin-top:.5rem;font-size:.9375rem}
.forecast-key span::before{content:"";display:inline-block;width:1.6rem;margin-inline-end:.5rem;vertical-align:middle;border-top:3px solid var(--mark)}
.forecast-key .forecast-will::before{border-top-style:dashed}
.forecast-odd{margin-top:.6rem}
.assessment{max-width:60rem}
.assessment-result{display:grid;gap:.7rem;padding:var(--pad);max-width:60rem;margin-bottom:var(--gap)}
.assessment-topics{display:grid;gap:.5rem}
.assessment-topics progress{width:100%;height:.7rem;border:0;border-radius:99px;overflow:hidden;background:var(--line);appearance:none;-webkit-appearance:none}
.assessment-topics progress::-webkit-progress-bar{background:var(--line)}
.assessment-topics progress::-webkit-progress-value{background:var(--link)}
.assessment-topics progress::-moz-progress-bar{background:var(--link)}
.assessment-topics li{display:grid;grid-template-columns:minmax(7rem,14rem) minmax(0,1fr) auto;gap:.9rem;align-items:center}
@media (max-width:520px){.assessment-topics li{grid-template-columns:minmax(0,1fr)}}
`
