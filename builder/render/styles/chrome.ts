export const chrome = `
.site-header{position:relative;z-index:6;background:var(--ground);color:var(--ink)}
.site-header .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2rem;min-height:4.5rem;padding-block:.65rem}
.brand{display:inline-flex;align-items:center;gap:.6rem;margin-inline-end:auto;color:var(--ink);font-family:var(--display);font-size:1.25rem;font-weight:var(--weight-brand);letter-spacing:-.015em;line-height:1.2;text-decoration:none}
.logo{height:1.9rem;max-width:9rem;object-fit:contain;flex:none}
.mark{width:1.75rem;height:1.75rem;flex:none;fill:currentColor}
.nav-wide ul{display:flex;flex-wrap:wrap;gap:.25rem;margin-inline:-.75rem}
.nav-wide a{display:block;padding:.45rem .8rem;border-radius:var(--round-small);color:var(--ink);font-size:.9844rem;font-weight:500;text-decoration:none}
.nav-wide a:hover{background:var(--tint)}
.nav-wide a[aria-current],.nav-more .is-current{background:var(--ink);color:var(--ground)}
.nav-more{position:relative}
.nav-more summary{display:flex;align-items:center;gap:.45rem;padding:.45rem .8rem;border-radius:var(--round-small);font-size:.9844rem;font-weight:500;cursor:pointer;list-style:none}
.nav-more summary::-webkit-details-marker{display:none}
.nav-more summary::after{content:"";width:.42em;height:.42em;border:solid;border-width:0 1.5px 1.5px 0;transform:translateY(-.15em) rotate(45deg)}
.nav-more summary:not(.is-current):hover{background:var(--tint)}
.nav-wide .nav-more ul{position:absolute;inset-inline-end:0;top:calc(100% + .4rem);z-index:8;display:block;width:max-content;min-width:12rem;max-width:20rem;max-height:70vh;overflow:auto;margin:0;padding:.4rem;background:var(--ground);border:1px solid var(--line);box-shadow:0 18px 36px -16px rgb(0 0 0/.45)}
.is-tall .wrap{padding-bottom:.8rem}
.is-tall .nav-wide{flex-basis:100%}
@media (max-width:1180px){.is-long .nav-wide{order:1;flex-basis:100%}}
.is-masthead .wrap{flex-direction:column;justify-content:center;padding-top:1.4rem}
.is-masthead .brand{margin:0;font-size:clamp(1.35rem,1.1rem + 1.4vw,2rem)}
.is-masthead .nav-wide{flex-basis:auto}
.is-masthead .nav-wide ul{justify-content:center}
@media (min-width:821px){.is-masthead .brand{max-width:calc(100% - 27rem);text-align:center}.is-masthead .bell,.is-masthead .me,.is-masthead .me-out{position:absolute;top:1.1rem;inset-inline-end:max(var(--gutter),calc((100% - 1160px)/2))}.is-masthead .bell{inset-inline-end:auto;inset-inline-start:max(var(--gutter),calc((100% - 1160px)/2))}}
.nav-small{display:none}
.nav-small summary{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:.4rem .9rem;border:1.5px solid var(--edge);border-radius:var(--round-control);font-weight:600;cursor:pointer;list-style:none}
.nav-small summary::-webkit-details-marker{display:none}
.nav-small nav{position:absolute;inset-inline:0;top:100%;padding:.25rem var(--gutter) 1rem;background:var(--ground);box-shadow:0 18px 30px -18px rgb(0 0 0/.5)}
.nav-small nav a{display:block;padding:.75rem .25rem;border-top:1px solid var(--line);color:var(--ink);font-weight:500;text-decoration:none}
.nav-small nav a[aria-current]{font-weight:700;text-decoration:underline;text-decoration-thickness:2px}
@media (max-width:820px){
.nav-wide{display:none}
.nav-small{display:block}
.site-header .wrap,.is-masthead .wrap{flex-flow:row nowrap;gap:1rem;min-height:4rem;padding-block:.6rem}
.is-masthead .brand{margin-inline-end:auto;font-size:1.25rem}
.site-header .brand{min-width:0;font-size:1.125rem}
.site-header .brand span{min-width:0;overflow-wrap:anywhere}
}
@media (max-width:480px){
.site-header .wrap,.is-masthead .wrap{gap:.6rem}
.site-header .brand,.is-masthead .brand{gap:.45rem;font-size:.9688rem;letter-spacing:-.02em}
.site-header .brand span{hyphens:auto}
.site-header .mark{width:1.4rem;height:1.4rem}
.nav-small summary{gap:.35rem;padding-inline:.7rem}
}
.roles{background:var(--tint);border-bottom:1px solid var(--line);font-size:.9375rem}
.roles form{display:flex;align-items:center;flex-wrap:wrap;gap:.4rem .9rem;padding-block:.5rem}
.roles-title{color:var(--ink)}
.roles .segments{gap:.35rem}
.roles button{appearance:none;min-height:2.25rem;padding:.3rem .9rem;border:1.5px solid var(--edge);border-radius:var(--round-control);background:var(--ground);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
.roles button:hover{background:var(--tint)}
.roles button[aria-pressed=true]{background:var(--ink);color:var(--ground);border-color:var(--ink)}
.is-tall .nav-wide a,.is-tall .nav-more summary{padding-block:.35rem}
.notice{position:sticky;top:0;z-index:5;border-bottom:1px solid var(--line)}
.notice .wrap{display:flex;align-items:flex-start;gap:.75rem;padding-block:.9rem}
.notice p{flex:1;font-weight:500}
.notice .icon{margin-top:.2em}
.notice a{color:inherit}
.notice-good{background:var(--good-tint);color:var(--good)}
.notice-bad{background:var(--bad-tint);color:var(--bad)}
.notice-close{display:flex;padding:.15rem;border-radius:6px}
.page-head{padding-top:calc(var(--section)*.8)}
.page-head .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem 2rem}
.lead + .actions{margin-top:1.25rem}
.page-head + .block,.page-head + .pair .block{padding-top:calc(var(--gap)*1.2)}
.site-footer{margin-top:auto;background:var(--ground);color:var(--ink);font-size:.9688rem}
.site-footer .wrap{display:grid;grid-template-columns:minmax(0,1.4fr) minmax(0,1fr);gap:1.5rem 3rem;padding-block:clamp(2.25rem,5vw,3.5rem)}
.site-footer p{color:var(--muted)}
.site-footer p.brand{color:var(--ink);margin-bottom:.5rem}
.footer-name p{max-width:34em}
.site-notice{background-color:var(--ground);color:var(--ink);border-bottom:1px solid var(--edge)}
.site-notice .wrap{display:flex;gap:.7rem;align-items:flex-start;padding-block:.8rem}
.site-notice p{white-space:pre-line;font-weight:550}
.site-notice .icon{margin-top:.2em}
.site-footer ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.35rem 1.5rem}
.site-footer nav a{display:inline-block;padding-block:.2rem;color:var(--ink);text-decoration:none}
.site-footer nav a:hover{text-decoration:underline}
.site-footer .badge{grid-column:1/-1;display:inline-flex;align-items:center;gap:.45rem;justify-self:start;padding:.35rem .8rem;border:1px solid var(--line);border-radius:99px;color:var(--ink);font-size:.875rem;font-weight:500}
@media (max-width:720px){.site-footer .wrap{grid-template-columns:minmax(0,1fr)}}
`
