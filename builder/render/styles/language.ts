export const language = `
.tongues{background:var(--tint);border-bottom:1px solid var(--line);font-size:.9063rem}
.site-header .tongues .wrap,.is-masthead .tongues .wrap{display:flex;flex-flow:row nowrap;justify-content:flex-end;align-items:center;gap:.5rem;min-height:0;padding-block:.3rem}
.tongues .icon{width:1.05rem;height:1.05rem}
.held form,.held .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
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
[dir=rtl] :is(p,h1,h2,h3,dd,td){unicode-bidi:plaintext}
.untranslated{display:grid;gap:.75rem;margin-top:1.25rem;list-style:none;padding:0}
.untranslated>li{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.75rem 1.5rem;align-items:center;padding:.9rem var(--pad)}
.untranslated>li>p{font-weight:600;white-space:pre-line;overflow-wrap:anywhere}
.untranslated .form{display:flex;flex-wrap:wrap;align-items:flex-end;gap:.75rem}
.untranslated .fields{flex:1;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}
@media (max-width:720px){.untranslated>li{grid-template-columns:minmax(0,1fr)}}
`
