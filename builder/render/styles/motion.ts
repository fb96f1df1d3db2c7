/** Soft motion for whoever does not ask for less of it; nothing waits for it, and nothing is hidden until it has run. */
export const motion = `
.nav-wide a,.segments button,.site-footer a,.tag,input,select,textarea,summary{transition:background-color .14s,border-color .14s,color .14s,box-shadow .14s}
.element{display:grid;gap:.8rem;align-content:start;padding:1.35rem;overflow:hidden}
.effect{padding:1.1rem;border-radius:var(--round-small);background:var(--tint);text-align:center}
.effect-fade{animation:effect-fade 1.2s}.effect-slide{animation:effect-slide .9s}.effect-grow{animation:effect-grow .9s}.effect-turn{animation:effect-turn .9s}
.card,.frame img,.gallery figure .frame{transition:transform .18s,box-shadow .18s,border-color .18s}
@media (hover:hover) and (prefers-reduced-motion:no-preference){
.card.is-linked:hover,.cards>.card:hover{transform:translateY(-2px)}
.gallery figure:hover .frame{transform:scale(1.012)}
}
@media (prefers-reduced-motion:no-preference){
.hero-words,.hero-art,.notice{animation:arrive .32s cubic-bezier(.2,.7,.2,1) both}
.hero-art{animation-delay:.05s}
.faq details[open]>p,.nav-small[open]>nav{animation:arrive .18s ease-out both}
}
@keyframes effect-fade{from{opacity:0}}
@keyframes effect-slide{from{transform:translateX(-60%)}}
@keyframes effect-grow{from{transform:scale(.2)}}
@keyframes effect-turn{from{transform:rotate(-180deg)}}
@keyframes arrive{from{transform:translateY(.6rem)}to{transform:none}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important}}
`
