export const forms = `
.upload-preview{display:flex;flex-wrap:wrap;gap:.6rem}
.upload-preview img{max-width:10rem;max-height:8rem;border-radius:var(--round-small);object-fit:contain}
.form-frame{display:grid;gap:1.5rem clamp(2rem,5vw,4.5rem);align-items:start}
.form-words h2 + .lead{margin-top:.75rem}
@media (min-width:1000px){.form-frame{grid-template-columns:minmax(0,1fr) minmax(0,1.75fr)}}
.form-art{display:none;margin-top:1.5rem;border-radius:var(--round);aspect-ratio:4/3}
@media (min-width:1000px){.form-frame .form-art{display:block}.pair .form-art{display:none}}
.form-card{padding:clamp(1.25rem,3vw,2.25rem)}
.fields{display:grid;grid-template-columns:minmax(0,1fr);gap:1.35rem}
@media (min-width:700px){
.block-form:not(.pair .block-form) .fields,.row-card .fields,.table-frame .fields,.detail .fields{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:1.25rem}
.fields>.is-wide{grid-column:1/-1}
}
.pair .fields{grid-template-columns:minmax(0,1fr)!important}
.form .actions{margin-top:1.75rem}
.lines-in{margin-top:1.5rem}
.lines-in>legend{font-weight:600}
.line-in{display:grid;gap:.5rem;padding-block:.75rem;border-top:1px solid var(--line,var(--edge))}
@media (min-width:700px){.line-in{grid-template-columns:minmax(0,2fr) repeat(auto-fit,minmax(6rem,1fr));align-items:end}}
.field{display:grid;gap:.35rem;align-content:start;min-width:0}
.field label,.field legend{font-weight:600;font-size:1rem;line-height:1.4}
.field legend{margin-bottom:.35rem}
.form-self{margin-bottom:1.35rem;padding:.85rem 1rem;border-radius:var(--round-field);background:var(--tint);color:var(--ink)}
.form-self summary{display:inline-block;margin-top:.35rem;min-height:1.5rem;text-decoration:underline;cursor:pointer}
.form-self .fields{margin-top:1rem}
.need{color:var(--muted);font-size:.875rem;font-weight:400}
.ahead{font-weight:600;font-variant-numeric:tabular-nums}
.help{color:var(--muted);font-size:.9375rem;line-height:1.45}
.error{color:var(--bad-ground);font-size:.9688rem;font-weight:600;line-height:1.45}
.has-error{padding-inline-start:.9rem;border-inline-start:3px solid var(--bad-ground)}
:where(input:not([type=radio],[type=checkbox],[type=hidden])),select,textarea{width:100%;min-height:2.875rem;padding:.6rem .85rem;border:1.5px solid var(--edge);border-radius:var(--round-field);background-color:var(--field);color:var(--on-field);font:inherit;font-size:1rem;line-height:1.4}
textarea{min-height:7rem;resize:vertical}
.format-bar{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem}.format-bar [aria-pressed=true]{background:var(--tint);border-color:var(--ink)}.format-link:not([hidden]){display:flex;flex-wrap:wrap;gap:.35rem;flex:1 1 16rem}.format-link input{flex:1 1 10rem;width:auto}
.format-look{min-height:12rem;max-height:34rem;overflow:auto;padding:.6rem .85rem;border:1.5px solid var(--edge);border-radius:var(--round-field);background-color:var(--field);color:var(--on-field);line-height:1.55;overflow-wrap:anywhere}.format-look>*{margin:0 0 .6rem}.format-look :is(ul,ol){padding-inline-start:1.4rem;list-style:disc}.format-look ol{list-style:decimal}.format-look blockquote{padding-inline-start:.9rem;border-inline-start:3px solid var(--edge)}.format-look a{color:inherit;text-decoration:underline}.format-look :is(h3,h4){color:inherit}.format-look:focus-visible{outline:2px solid var(--ink);outline-offset:1px;border-color:var(--ink)}
::placeholder{color:var(--on-field);opacity:.72}
select{appearance:none;padding-inline-end:2.4rem;background-image:linear-gradient(45deg,transparent 50%,var(--on-field) 50%),linear-gradient(135deg,var(--on-field) 50%,transparent 50%);background-position:right 1.15rem center,right .85rem center;background-size:.32rem .32rem;background-repeat:no-repeat;text-overflow:ellipsis}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:2px solid var(--ink);outline-offset:1px;border-color:var(--ink);border-radius:var(--round-field)}
[aria-invalid=true]:not([type=checkbox]){border-color:var(--bad-ground)!important}
input[type=file]::file-selector-button{margin-inline-end:.8rem;padding:.3rem .8rem;border:1.5px solid var(--edge);border-radius:var(--round-small);background:var(--tint);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
.affixed{display:flex}
.affix{display:grid;place-items:center;padding-inline:.85rem;border:1.5px solid var(--edge);background:var(--tint);color:var(--ink)}
.affix:first-child{border-inline-end:0;border-radius:var(--round-field) 0 0 var(--round-field)}
.affix:last-child{border-inline-start:0;border-radius:0 var(--round-field) var(--round-field) 0}
.affix:first-child + input{border-top-left-radius:0!important;border-bottom-left-radius:0!important}
.affixed input:not(:last-child){border-top-right-radius:0!important;border-bottom-right-radius:0!important}
.check{display:flex;gap:.7rem;align-items:flex-start}
.check input[type=checkbox]{flex:none;width:1.4rem;height:1.4rem;margin:.1rem 0 0;accent-color:var(--mark)}
.segments{display:flex;flex-wrap:wrap;gap:.5rem}
.segments>span,.rating>span{position:relative;display:flex}
.segments input,.rating input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.segments label{padding:.5rem 1rem;border:1.5px solid var(--edge);border-radius:var(--round-control);background:var(--field);color:var(--on-field);font-weight:500;font-size:.9844rem}
.seat-row{margin:.35rem 0}.seat-row label{min-width:3.25rem;text-align:center}.segments input:disabled + label{opacity:.45;text-decoration:line-through;border-style:dashed}
.segments input:hover + label{border-color:var(--ink)}
.segments input:checked + label{background:var(--button);border-color:var(--button-edge);color:var(--on-button)}
.segments input:checked + label::before{content:"";display:inline-block;width:.55em;height:.55em;margin-inline-end:.5em;border-radius:50%;background:currentColor;vertical-align:.06em}
.segments input:focus-visible + label,.rating input:focus-visible + label{outline:2px solid var(--ink);outline-offset:2px}
.rating{display:inline-flex;gap:.1rem}
.rating label{padding:.15rem .25rem;color:var(--edge);font-size:1.8rem;line-height:1;border-radius:4px}
.rating span:has(input:checked) label,.rating>span:has(~ span input:checked) label{color:var(--link)}
.rating>span:not(:has(input:checked)):not(:has(~ span input:checked)) label{opacity:.45}
.summary{display:flex;gap:.75rem;margin-bottom:1.5rem;padding:1rem 1.15rem;border-radius:var(--round-small);background:var(--bad-tint);color:var(--bad)}
.summary a{color:inherit}
.summary ul{display:grid;gap:.25rem;margin-top:.4rem}
.summary .icon{margin-top:.2em}
@media (max-width:480px){.form .actions .button{flex:1 1 auto}}
`
