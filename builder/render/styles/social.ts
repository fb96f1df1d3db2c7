/** The look of the blocks of what visitors say to one another. */
export const social = `
.talk,.told-list,.polls{display:grid;gap:.75rem}
.alarm{position:fixed;inset:auto 1rem 1rem auto;z-index:20;display:grid;gap:.5rem;max-width:min(26rem,calc(100vw - 2rem))}
.alarm p{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between;margin:0;padding:.9rem 1.1rem;border-radius:var(--round);background:var(--ground);color:var(--ink);border:2px solid var(--mark);box-shadow:0 8px 24px rgb(0 0 0/.2)}
.talk-row{display:flex;gap:.9rem;padding:1rem var(--pad)}
.talk-body{flex:1;min-width:0;display:grid;gap:.4rem}
.talk-head{display:flex;flex-wrap:wrap;gap:.4rem .6rem;align-items:center}
.room-head{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:1.25rem 1.5rem;margin-block-end:1rem}.room-code strong{font:650 1.75rem/1 ui-monospace,monospace;letter-spacing:.14em}.room-people{list-style:none;padding:.25rem 1.5rem}.room-people li{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding-block:.75rem}.room-people li+li{border-block-start:1px solid var(--line)}.room-people form{margin-inline-start:auto}
.talk-head time,.talk-count{color:var(--muted);font-size:.9375rem}
.talk-words{max-width:44rem}
.talk-inner{margin-top:.6rem;padding-inline-start:.9rem;border-inline-start:2px solid var(--line)}
.talk-inner .talk-row{padding:.7rem .9rem}
.talk-reply summary,.inbox-start summary,.player-words summary{cursor:pointer;font-weight:600;width:fit-content;padding:.3rem 0}
.talk-reply[open] .talk-form,.inbox-start[open] .talk-form{padding-top:.8rem}
.talk-new{margin-top:var(--gap);max-width:46rem}
.talk-split .talk-new{max-width:none}
.talk-confirm{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.talk-body>.button-quiet{justify-self:start;padding-inline:0}
.talk-split{display:grid;gap:var(--gap);align-items:start}
.talk-split .talk-new{margin-top:0}
@media (min-width:900px){.talk-split{grid-template-columns:minmax(0,1fr) 24rem}}
.rating-sum{display:grid;gap:1rem;padding:var(--pad);margin-bottom:.75rem}
.rating-mean strong{font-family:var(--display);font-size:2.2rem;line-height:1}
.rating-sum dl,.poll-results{display:grid;gap:.35rem}
.rating-sum dl div{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.6rem;align-items:center}
.rating-sum dt{display:flex;gap:.25rem;align-items:center}
.rating-sum dd,.poll-results dd{display:grid;grid-template-columns:minmax(0,1fr) 5.5rem;gap:.6rem;align-items:center}
.bar{display:block;height:.7rem;border-radius:99px;background:var(--tint);overflow:hidden;border:1px solid var(--line)}
.bar span{display:block;height:100%;background:var(--link)}
.star{width:1.05em;height:1.05em;fill:currentColor}
.marks{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.tell{display:inline-flex;gap:.35rem;align-items:center;min-height:2.375rem;color:var(--ink);font-size:.9375rem;font-weight:500}
.tell .icon{width:1.1em;height:1.1em}
.toggle .icon{width:1.15em;height:1.15em}
.toggle[aria-pressed=true]{background:var(--tint);border-color:var(--ink)}
.toggle[aria-pressed=true] .icon{fill:currentColor}
.toggle-count{color:var(--muted)}
.block-vote_bar{padding-block:0 calc(var(--section)*.3)}
.block-comments,.block-reviews,.block-related,.block-share{padding-top:calc(var(--section)*.5)}
.told-list+.help{margin-top:1.2rem}
.block-favourites .wrap>.help,.block-share_links .wrap>.help{margin-bottom:1rem}
.reason{display:flex;gap:.4rem;align-items:center;color:var(--muted);font-size:.9375rem}
.reason .icon{flex:none}
.inbox{display:grid;gap:var(--gap);align-items:start}
.inbox-list{display:grid;gap:.9rem}
.inbox-list ul.card{overflow:hidden}
.inbox-list li+li,.tracks li+li{border-top:1px solid var(--line)}
.inbox-list li a,.tracks li a{display:block;padding:.8rem 1.1rem;color:var(--ink);text-decoration:none}
.inbox-list li a:hover,.tracks li a:hover,.inbox-list li a[aria-current],.tracks li a[aria-current]{background:var(--tint)}
.inbox-list li a[aria-current],.tracks li a[aria-current]{box-shadow:inset 4px 0 0 var(--link)}
.inbox-last{display:block;color:var(--muted);font-size:.9375rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.inbox-thread{display:grid;gap:1rem;padding:var(--pad)}
@media (min-width:900px){.inbox{grid-template-columns:21rem minmax(0,1fr)}}
.bubbles{display:grid;gap:.7rem}
.bubble{justify-self:start;max-width:min(38rem,92%);padding:.7rem 1rem;border-radius:var(--round-small);background:var(--tint);color:var(--ink)}
.bubble-mine{justify-self:end;background:transparent;border:1.5px solid var(--edge)}
.bubble-author{font-size:.875rem;font-weight:650}
.bubble blockquote{margin:.3rem 0 .7rem;padding-inline-start:.8rem;border-inline-start:3px solid var(--edge)}
.bubble .help{color:var(--ink)}
.share-cell{min-width:16rem}.share-cell .help-line{flex-wrap:nowrap}
.help-chat,.share{display:grid;gap:1rem;max-width:52rem;padding:var(--pad)}
.help-line{display:flex;flex-wrap:wrap;gap:.6rem}
.help-line input{flex:1 1 14rem;width:auto}
.help-ask,.share label{display:grid;gap:.35rem}
.help-ask label,.share label{font-weight:600}
.help-examples{display:flex;flex-wrap:wrap;gap:.5rem}
.help-found{display:grid;gap:.3rem;margin-top:.5rem}
.told{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.9rem var(--pad)}
.told>div:first-of-type,.told>p:first-of-type{flex:1 1 16rem}
.told .row-actions{padding:0;margin:0}
.told-new{border-inline-start-width:5px}
.bell{display:inline-flex;gap:.35rem;align-items:center;min-height:2.75rem;padding:.2rem .6rem;color:var(--ink);font-weight:650;text-decoration:none;border-radius:var(--round-small)}
.bell:hover{background:var(--tint)}
.polls{grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));align-items:start}
.poll{display:grid;gap:1rem;padding:var(--pad)}
.poll .form .actions{margin-top:.9rem}
.player{display:grid;gap:var(--gap);align-items:start}
@media (min-width:900px){.player{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}}
.player-stage{overflow:hidden}
.player-media{display:block;width:100%}
audio.player-media{padding:.8rem var(--pad) 0}
.player-words{display:grid;gap:.8rem;padding:var(--pad)}
.player-words .actions form{display:contents}
.player-scene{position:relative;overflow:hidden}
.player-scene.is-film{aspect-ratio:16/9}
.player-scene.is-film .frame{width:100%;height:100%;aspect-ratio:auto}.player-scene.is-film .frame :is(svg,img){width:100%;height:100%;object-fit:cover}
.film-light{position:absolute;inset:0;pointer-events:none;background:radial-gradient(circle at 20% 30%,#fff6,#fff0 32%),linear-gradient(#0005 7%,#0000 7% 93%,#0005 93%)}
@media (prefers-reduced-motion:no-preference){.is-playing .is-film svg,.is-playing .is-film img{animation:film-pan 16s ease-in-out infinite alternate}
.is-playing .film-light{animation:film-light 11s ease-in-out infinite alternate}}
@keyframes film-pan{from{transform:scale(1)}to{transform:scale(1.3) translate(-6%,-5%)}}
@keyframes film-light{from{background-position:0 0,0 0}to{background-position:34rem 6rem,0 0}}
.player-bar{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:end;padding:.9rem var(--pad) 0}
.player-bar[hidden],[data-media][hidden]{display:none}
.player-time{align-self:center;font-variant-numeric:tabular-nums;font-weight:650;min-width:6.5em}
.player-range{display:grid;gap:.2rem;font-size:.85rem;font-weight:600;flex:0 1 8rem}
.player-range.is-long{flex:1 0 100%}
.player-range input{width:100%;min-height:2rem;accent-color:var(--link);padding:0}
.tracks{overflow:hidden}
.tracks li a{display:flex;gap:.9rem;align-items:baseline}
.track-number{color:var(--muted);min-width:1.5em}
.track-title{flex:1;font-weight:600}
`
