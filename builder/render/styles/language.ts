export const language = `
.tongues{background:var(--tint);border-bottom:1px solid var(--line);font-size:.9063rem}
.site-header .tongues .wrap,.is-masthead .tongues .wrap{display:flex;flex-flow:row nowrap;justify-content:flex-end;align-items:center;gap:.5rem;min-height:0;padding-block:.3rem}
.tongues .icon{width:1.05rem;height:1.05rem}
.tongues-each{display:flex;flex-wrap:wrap;gap:.25rem}
.tongues button{appearance:none;min-height:2rem;padding:.2rem .7rem;border:0;border-radius:var(--round-control);background:transparent;color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
.tongues button:hover{background:var(--tint)}
.tongues button[aria-pressed=true]{background:var(--ink);color:var(--ground)}
.tongues-all{position:relative}
.tongues-all summary{display:flex;align-items:center;gap:.45rem;min-height:2rem;padding:.2rem .7rem;border-radius:var(--round-control);font-weight:500;cursor:pointer;list-style:none}
.tongues-all summary::-webkit-details-marker{display:none}
.tongues-all summary:hover{background:var(--tint)}
.tongues-all .card{position:absolute;inset-inline-end:0;top:calc(100% + .3rem);z-index:9;width:max-content;padding:.4rem;box-shadow:0 18px 36px -16px rgb(0 0 0/.45)}
.tongues-all .tongues-each{flex-direction:column}
.tongues-all button{width:100%;min-width:9rem;text-align:start}
[dir=rtl] select{background-position:left 1.15rem center,left .85rem center}
@media (min-width:821px){.is-masthead:has(.tongues) :is(.bell,.me,.me-out){top:3.7rem}}
.untranslated{display:grid;gap:var(--gap);list-style:none;padding:0}
.untranslated>li{padding:var(--pad)}
.untranslated>li>p{margin-bottom:.8rem;font-weight:600;white-space:pre-line}
.untranslated .button{margin-top:1rem}
`
