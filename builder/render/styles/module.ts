/** The look of the blocks that run a statechart in the visitor's browser. */
export const module = `
.module{display:grid;gap:var(--gap)}
.module-stage{display:grid;gap:1.25rem;padding:clamp(1.1rem,3vw,2rem)}
.module-keep{padding:clamp(1.1rem,3vw,2rem);display:grid;gap:1rem}
.module-keep[hidden]{display:none}
.module-keep-words{font-size:1.125rem}
.module-ready,.module-over,.draw,.draw-below,.game-still{display:grid;gap:1.1rem;justify-items:start}
.module-ready .actions{margin-top:.25rem}
.module-over{justify-items:center;text-align:center;padding-block:1rem}
.module-over .actions{justify-content:center}
.module-about{color:var(--muted)}
.module-figure{color:var(--heading);font-family:var(--display);font-size:clamp(3rem,9vw,5rem);font-weight:var(--weight);line-height:1}
.module-options{display:grid;gap:.4rem}
.module-options legend{margin-bottom:.35rem;font-weight:600}
.module-choices{display:flex;flex-wrap:wrap;gap:.5rem}
.module-choices .is-chosen::before,.button.is-chosen:not(.quiz-dot)::before{content:"";width:.55em;height:.55em;border-radius:50%;background:currentColor}
.module .button[aria-disabled=true]{opacity:.55;cursor:not-allowed}
.module .button small{font-size:.8125rem;font-weight:500}
.module-meters{display:flex;flex-wrap:wrap;gap:.6rem 1.75rem;width:100%}
.module-meters>div{min-width:5rem}
.module-meters dt{color:var(--muted);font-size:.875rem}
.module-meters dd{color:var(--heading);font-size:1.25rem;font-weight:650;font-variant-numeric:tabular-nums;line-height:1.3}
.module-most{color:var(--muted);font-size:.9375rem;font-weight:500}
.module-bar{display:block;width:7rem;max-width:100%;height:.4rem;margin-top:.3rem;border-radius:9px;background:var(--tint);overflow:hidden}
.module-bar span{display:block;height:100%;background:var(--mark)}
.quiz-question{display:grid;gap:.4rem}
.quiz-question legend{margin-bottom:.25rem;color:var(--heading);font-size:1.25rem;font-weight:650;line-height:1.35}
.quiz-kind{color:var(--muted);font-size:.9375rem}
.quiz-choices{display:grid;gap:.6rem;margin-top:.5rem}
.quiz-choice{display:flex;gap:.85rem;align-items:center;width:100%;min-height:3.1rem;padding:.6rem .9rem;border:1.5px solid var(--edge);border-radius:var(--round-field);background:var(--field);color:var(--on-field);font:inherit;text-align:left;cursor:pointer}
.quiz-choice:not(:disabled):hover{border-color:var(--ink)}
.quiz-choice[aria-pressed=true]{box-shadow:inset 0 0 0 2px var(--ink);border-color:var(--ink)}
.quiz-choice:disabled{cursor:default}
.quiz-choice.is-right{background:var(--good-tint);color:var(--good);border-color:var(--good)}
.quiz-choice.is-wrong{background:var(--bad-tint);color:var(--bad);border-color:var(--bad)}
.quiz-letter{display:grid;place-items:center;flex:none;width:1.9rem;height:1.9rem;border:1.5px solid currentColor;border-radius:50%;font-size:.9375rem;font-weight:650}
.quiz-told{padding:.9rem 1.1rem;border-radius:var(--round-small)}
.quiz-told.is-right{background:var(--good-tint);color:var(--good)}
.quiz-told.is-wrong{background:var(--bad-tint);color:var(--bad)}
.quiz-map{display:flex;flex-wrap:wrap;gap:.4rem}
.button.quiz-dot{min-height:2.5rem;min-width:2.5rem;padding:.2rem;background:transparent;color:var(--ink);border-color:var(--edge)}
.button.quiz-dot.is-done{background:var(--tint)}
.button.quiz-dot.is-chosen{background:var(--button);color:var(--on-button);border-color:var(--button-edge)}
.quiz-review{display:grid;gap:2rem}
.quiz-review .actions{margin-top:.8rem}
.quiz-still{display:grid;gap:1.4rem}
.quiz-still ul{display:grid;gap:.25rem;margin:.5rem 0 .5rem 1.2rem;list-style:disc}
.quiz-still dt{font-weight:600}
.quiz-still summary{color:var(--link);cursor:pointer}
.flash-card{display:grid;grid-template-rows:auto 1fr auto;gap:.5rem;place-items:center;width:100%;min-height:16rem;padding:1.25rem;border:1.5px solid var(--edge);border-radius:var(--round-large);background:var(--field);color:var(--on-field);font:inherit;text-align:center;cursor:pointer}
.flash-card.is-back{background:var(--tint);color:var(--ink)}
.flash-text{font-size:clamp(1.4rem,3.5vw,2rem);font-weight:600;line-height:1.3;overflow-wrap:anywhere}
.flash-side{font-size:.875rem}
.symbol{width:62%;height:62%;fill:currentColor}
.button .symbol{width:1em;height:1em}
.board{width:min(100%,calc(var(--columns)*5.25rem),72vh);margin-inline:auto;padding:4px;border-radius:var(--round-small)}
.board,.board-plain{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:clamp(2px,.6vw,6px)}
.board:has(.board-plain){display:block}
.board-plain{width:100%}
.cell{display:grid;place-items:center;aspect-ratio:1;min-width:0;padding:0;border:1px solid var(--line);border-radius:min(var(--round-small),6px);background:var(--tint);color:var(--ink);font:inherit;font-size:clamp(.75rem,calc(26vw/var(--columns)),1.6rem);font-weight:650;line-height:1;font-variant-numeric:tabular-nums;touch-action:manipulation}
.cell>*{grid-area:1/1}
.cell .symbol + span{align-self:start;justify-self:start;padding:.25em;font-size:.7em}
button.cell{cursor:pointer;border-color:var(--edge)}
button.cell:hover{border-color:var(--ink)}
.cell-back{background:var(--button);color:var(--on-button)}
.cell-up,.cell-field,.cell-open{background:var(--field);color:var(--on-field)}
.cell-done{background:var(--good-tint);color:var(--good)}
.cell-me{background:var(--button);color:var(--on-button)}
.cell-body{background:var(--mark)}
.cell-block{background:var(--tint);color:var(--bad-ground)}
.cell-coin,.cell-goal{background:var(--tint);color:var(--link)}
.cell-shot{background:var(--mark);opacity:.5}
.cell-wall{background:var(--ink);border-color:var(--ink)}
.cell-gap,.cell-way{background:transparent}
.cell-bad{background:var(--bad-tint);color:var(--bad)}
.board-maze,.board-snake,.board-blocks,.board-runner,.board-shooter{background:var(--field);color:var(--on-field)}
.board-maze .board-plain,.board-blocks .board-plain{gap:1px}
.board-maze .cell-way,.board-snake .cell-way{border-color:transparent}
.board-runner{width:min(100%,17rem,46vh)}
.board-shooter{width:min(100%,24rem,60vh)}
.board-blocks{width:min(100%,20rem,42vh)}
.board-cards21 .cell-way{border-color:transparent}
.board-cards21 .cell{aspect-ratio:5/7}
.cell-n1,.cell-n2,.cell-n3{background:var(--field);color:var(--on-field)}
.cell-n0{background:var(--tint)}
.cell-n4,.cell-n5,.cell-n6{background:var(--wait-tint);color:var(--wait)}
.cell-n7,.cell-n8{background:var(--good-tint);color:var(--good)}
.cell-n9,.cell-n10,.cell-n11{background:var(--button);color:var(--on-button)}
.cell-k0{background:var(--field);color:#a15c00}.cell-k1{background:var(--field);color:#c0232c}.cell-k2{background:var(--field);color:#1f6feb}.cell-k3{background:var(--field);color:#157f3d}.cell-k4{background:var(--field);color:#7a3fd0}.cell-k5{background:var(--field);color:#b0388f}
.board-blocks .cell-k0{background:#a15c00}.board-blocks .cell-k1{background:#c0232c}.board-blocks .cell-k2{background:#1f6feb}.board-blocks .cell-k3{background:#157f3d}.board-blocks .cell-k4{background:#7a3fd0}.board-blocks .cell-k5{background:#b0388f}
.board-match .cell-me{background:var(--button);color:var(--on-button)}
.pads{display:flex;flex-wrap:wrap;gap:.6rem;justify-content:center}
.pad{min-width:5.5rem;min-height:3rem;touch-action:manipulation}
.game-log{display:grid;gap:.2rem;min-height:1.6em;color:var(--muted);text-align:center}
.board-battle + .game-log,.pads + .game-log{text-align:left}
.game-log li:first-child{color:var(--ink);font-weight:500}
.game-prompt{font-family:var(--display);font-size:clamp(2rem,6vw,3.25rem);font-weight:var(--weight);text-align:center;letter-spacing:.02em}
.draw{justify-items:center;text-align:center}
.draw-below{justify-items:center}
.draw-result{font-size:1.5rem}
.draw-odds{display:grid;gap:.35rem;max-width:34rem}
.draw-odds>div{display:flex;justify-content:space-between;gap:1.5rem}
.draw-odds dd{font-variant-numeric:tabular-nums;font-weight:600}
.draw-chances{margin-bottom:1.25rem}
.draw-chances summary{color:var(--link);cursor:pointer}
.draw-chances dl{margin-top:.75rem}
.wheel{position:relative;width:min(100%,25rem);aspect-ratio:1}
.wheel svg{width:100%;height:100%;border-radius:50%;border:4px solid var(--ink);transition:transform 3.5s cubic-bezier(.12,.7,.12,1)}
.wheel-mark{position:absolute;z-index:1;left:50%;top:-.6rem;width:0;height:0;margin-left:-.8rem;border:.8rem solid transparent;border-top:1.4rem solid var(--ink)}
.wheel-part{stroke:var(--ink);stroke-width:.6}
.wheel-0{fill:var(--button)}.wheel-1{fill:var(--field)}.wheel-2{fill:var(--tint)}.wheel-3{fill:var(--ground)}
.wheel text{font-size:8.5px;font-weight:600}
.wheel-text-0{fill:var(--on-button)}.wheel-text-1{fill:var(--on-field)}.wheel-text-2,.wheel-text-3{fill:var(--ink)}
.wheel-hub{fill:var(--ink)}
.reels,.boxes{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem;width:min(100%,34rem)}
.reel,.box,.scratch,.dice,.coin{display:grid;place-items:center;min-height:7rem;padding:.75rem;border:2px solid var(--edge);border-radius:var(--round);background:var(--field);color:var(--on-field);font-weight:650;overflow-wrap:anywhere}
.box{font:inherit;font-weight:650;background:var(--button);color:var(--on-button);cursor:pointer}
.box[aria-disabled=true]:not(.is-picked){opacity:.6;cursor:default}
.box.is-picked{background:var(--field);color:var(--on-field)}
.scratch{width:min(100%,26rem);font-size:1.4rem}
.dice{width:8rem;height:8rem;font-size:3.25rem}
.coin{width:9rem;height:9rem;border-radius:50%;font-size:1.35rem}
@keyframes module-shake{25%{transform:translateY(-6px) rotate(-3deg)}75%{transform:translateY(6px) rotate(3deg)}}
.reel.is-turning,.box.is-turning,.scratch.is-turning,.dice.is-turning,.coin.is-turning{animation:module-shake .3s linear infinite}
@media (prefers-reduced-motion:reduce){.module *{animation:none!important}}
@media (max-width:520px){.module-stage{padding:1rem}.pad{min-width:4.6rem;padding-inline:.6rem}}
`
