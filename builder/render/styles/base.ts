export const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1.5rem}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background-color:var(--ground);color:var(--ink);font-family:var(--face);font-size:1.0625rem;line-height:1.6;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
main{flex:1 0 auto;padding-bottom:calc(var(--section)*.6)}
main:focus{outline:none}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
img,svg{display:block;max-width:100%}
h1,h2,h3{color:var(--heading);font-family:var(--display);font-weight:var(--weight);letter-spacing:var(--tracking);line-height:1.12}
h1{font-size:calc(clamp(2.1rem,1.5rem + 2.6vw,3.5rem)*var(--scale))}
h2{font-size:calc(clamp(1.5rem,1.2rem + 1.3vw,2.15rem)*var(--scale))}
h3,.minor{font-size:1.1875rem;line-height:1.3;letter-spacing:-.01em}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px;border-radius:3px}
[tabindex="-1"]:focus{outline:none}
strong{font-weight:650}
.sr{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.skip{position:absolute;inset-inline-start:1rem;top:-6rem;z-index:10;padding:.75rem 1.25rem;background:var(--ink);color:var(--ground);border-radius:0 0 8px 8px}
.skip:focus{top:0}
.wrap{width:100%;max-width:calc(1160px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.lead{font-size:clamp(1.0625rem,1rem + .4vw,1.25rem);line-height:1.55;max-width:38em}
.icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.art{width:100%;height:100%}
.art .a1{fill:var(--art-1)}.art .a2{fill:var(--art-2)}.art .a3{fill:var(--art-3)}.art .a4{fill:var(--art-4)}.art .a5{fill:var(--art-5)}
.art .s1,.art .s2,.art .s3,.art .s5{fill:none;stroke-width:2}
.art .s1{stroke:var(--art-1);stroke-width:3}.art .s2{stroke:var(--art-2)}.art .s3{stroke:var(--art-3);stroke-width:5;stroke-linejoin:round}.art .s5{stroke:var(--art-5);stroke-width:1.5}
.art .k1,.art .k3,.art .k4{fill:none;stroke-linecap:round;stroke-linejoin:round}.art .k1{stroke:var(--art-1)}.art .k3{stroke:var(--art-3)}.art .k4{stroke:var(--art-4)}
.frame{position:relative;overflow:hidden;aspect-ratio:16/10;background:var(--art-5)}
.frame img{width:100%;height:100%;object-fit:cover}
.thumb .frame{width:5rem;border-radius:var(--round-small)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:2.875rem;padding:.55rem 1.3rem;border:1.5px solid var(--button-edge);border-radius:var(--round-control);background:var(--button);color:var(--on-button);font:inherit;font-size:1rem;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .12s,transform .12s}
.button:hover{background:var(--button-hover)}
.button:active{transform:translateY(1px)}
.button-large{min-height:3.25rem;padding-inline:1.7rem;font-size:1.0625rem}
.button-small{min-height:2.375rem;padding:.35rem .9rem;font-size:.9375rem}
.button-wide{width:100%;margin-top:auto}
.button-plain{background:transparent;color:var(--link);border-color:var(--button-edge)}
.button-plain:hover{background:var(--tint)}
.button-quiet{background:transparent;color:var(--bad-ground);border-color:transparent;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.25em}
.button-quiet:hover{background:var(--bad-tint);color:var(--bad)}
.button-bad{background:var(--bad);color:var(--bad-tint);border-color:var(--bad)}
.button-bad:hover{background:var(--bad);text-decoration:underline}
.tag{display:inline-block;padding:.12em .65em;border-radius:var(--round-tag);background:var(--tint);color:var(--ink);font-size:.8125rem;font-weight:600;line-height:1.55;white-space:nowrap;max-width:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:middle}
.tag a{color:inherit}
.tag-good{background:var(--good-tint);color:var(--good)}
.tag-wait{background:var(--wait-tint);color:var(--wait)}
.tag-bad{background:var(--bad-tint);color:var(--bad)}
.tag-new{background:var(--button);color:var(--on-button)}
.none{color:var(--muted)}
.star{display:inline-block;width:1.05em;height:1.05em;fill:currentColor;vertical-align:-.12em}
.stars{color:var(--link);white-space:nowrap}
.stars-rest{opacity:.3}
.prose-value{white-space:pre-line}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
`
