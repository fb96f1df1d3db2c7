/** Soft motion for whoever does not ask for less of it; nothing waits for it, and nothing is hidden until it has run. */
export const motion = `
.nav-wide a,.segments button,.site-footer a,.tag,input,select,textarea,summary{transition:background-color .14s,border-color .14s,color .14s,box-shadow .14s}
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
@keyframes arrive{from{transform:translateY(.6rem)}to{transform:none}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important}}
`
