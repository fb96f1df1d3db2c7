export const carousel = `
.slides{display:flex;gap:var(--gap);overflow-x:auto;scroll-snap-type:x mandatory;overscroll-behavior-x:contain;padding:2px;scrollbar-width:thin;scrollbar-color:var(--edge) transparent}
.slide{flex:0 0 100%;min-width:0;scroll-snap-align:start;scroll-margin-top:35vh;display:grid;overflow:hidden}
.slide .frame{aspect-ratio:16/9;height:100%}
.slide-body{display:grid;gap:.7rem;align-content:center;padding:clamp(1.35rem,3vw,2.75rem)}
.slide-body h3{font-size:clamp(1.35rem,1.1rem + 1.2vw,2rem);overflow-wrap:anywhere}
.slide-body p{color:var(--muted);display:-webkit-box;-webkit-line-clamp:4;-webkit-box-orient:vertical;overflow:hidden}
.slide-place{font-size:.875rem;font-variant-numeric:tabular-nums}
.slide-turns{display:flex;gap:.6rem;margin-top:.5rem}
.slide-turn,.slide-steps a{display:inline-grid;place-items:center;min-width:2.75rem;min-height:2.75rem;border:1.5px solid var(--edge);border-radius:var(--round-control);color:var(--ink);text-decoration:none}
.slide-turn:hover,.slide-steps a:hover{background:var(--tint)}
.slide-turn:first-child .icon{transform:none}
.slide-steps{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:center;margin-top:1rem}
.slide-steps a{min-width:2.5rem;min-height:2.5rem;font-variant-numeric:tabular-nums}
body:has(.backdrop){isolation:isolate}
.backdrop{position:fixed;inset:0;z-index:-1;opacity:.4}
.backdrop .frame{width:100%;height:100%;aspect-ratio:auto}
.chance{display:grid;gap:.7rem;padding:1.35rem}
@media (min-width:820px){.slide{grid-template-columns:minmax(0,1.35fr) minmax(0,1fr)}.slide .frame{aspect-ratio:auto;min-height:22rem}}
@media (prefers-reduced-motion:no-preference){.slides{scroll-behavior:smooth}}
@media print{.slides{display:block}.slide-turns,.slide-steps{display:none}}
`
