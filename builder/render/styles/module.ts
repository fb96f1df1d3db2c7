import { designSheet } from '../../designed.ts'

/** The look of the blocks that run a statechart in the visitor's browser. */
export const module = `
.module{display:grid;gap:var(--gap)}
.module-stage{display:grid;gap:1.25rem;padding:clamp(1.1rem,3vw,2rem)}
.module-keep{padding:clamp(1.1rem,3vw,2rem);display:grid;gap:1rem}
.module-keep+.module{margin-top:1rem}
.module-keep[hidden],.module-keep .button[hidden]{display:none}
.module-keep-words{font-size:1.125rem}
.module-ready,.module-over,.draw-table,.draw-below,.game-still{display:grid;gap:1.1rem;justify-items:start}
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
.quiz-choice{display:flex;gap:.85rem;align-items:center;width:100%;min-height:3.1rem;padding:.6rem .9rem;border:1.5px solid var(--edge);border-radius:var(--round-field);background:var(--field);color:var(--on-field);font:inherit;text-align:start;cursor:pointer}
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
.module-stage :is(.module-over,.module-ready,.quiz-still,.game-still) h2,.module-stage>h2{font-size:1.1875rem;line-height:1.3;letter-spacing:-.01em}
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
.game-board{--columns:4;width:min(100%,calc(var(--columns)*6rem),72vh);margin-inline:auto;padding:4px;border-radius:var(--round-small)}
.game-board,.game-plain{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:clamp(2px,.6vw,6px)}
.game-board:has(.game-plain){display:block}
.game-plain{width:100%}
.module-over .game-board{width:min(100%,calc(var(--columns)*4rem),48vh)}
.game-cell{display:grid;place-items:center;aspect-ratio:1;min-width:0;padding:0;border:1px solid var(--line);border-radius:min(var(--round-small),6px);background:var(--tint);color:var(--ink);font:inherit;font-size:clamp(.75rem,calc(26vw/var(--columns)),1.6rem);font-weight:650;line-height:1;font-variant-numeric:tabular-nums;touch-action:manipulation}
.game-cell>*{grid-area:1/1}
.game-cell .symbol + span{align-self:start;justify-self:start;padding:.25em;font-size:.7em}
button.game-cell{cursor:pointer;border-color:var(--edge)}
button.game-cell:hover{border-color:var(--ink)}
button.game-cell[aria-disabled=true]{cursor:default;border-color:var(--line)}
.game-cell-back{background:var(--button);color:var(--on-button)}
.game-cell-up,.game-cell-field,.game-cell-open{background:var(--field);color:var(--on-field)}
.game-cell-done{background:var(--good-tint);color:var(--good)}
.game-cell-me{background:var(--button);color:var(--on-button)}
.game-cell-body{background:var(--mark)}
.game-cell-block{background:var(--tint);color:var(--bad-ground)}
.game-cell-coin,.game-cell-goal{background:var(--tint);color:var(--link)}
.game-cell-shot{background:var(--mark);opacity:.5}
.game-cell-wall{background:var(--ink);border-color:var(--ink)}
.game-cell-gap,.game-cell-way{background:transparent}
.game-cell-bad{background:var(--bad-tint);color:var(--bad)}
.game-board-maze,.game-board-snake,.game-board-blocks,.game-board-runner,.game-board-shooter,.game-board-catching,.game-board-bricks,.game-board-jump,.game-board-flap{background:var(--field);color:var(--on-field)}
.game-board-maze .game-plain,.game-board-blocks .game-plain{gap:1px}
.game-board-maze .game-cell-way,.game-board-snake .game-cell-way{border-color:transparent}
.game-board-runner{width:min(100%,17rem,46vh)}
.game-board-shooter,.game-board-catching{width:min(100%,24rem,60vh)}
.game-board-bricks{width:min(100%,26rem,56vh)}.game-board-jump,.game-board-flap{width:min(100%,34rem,90vh)}.game-board:is(.game-board-bricks,.game-board-jump,.game-board-flap) .game-plain{gap:2px}.game-board:is(.game-board-catching,.game-board-bricks,.game-board-jump,.game-board-flap) .game-cell-way{border-color:transparent}
.game-board-bricks .game-cell-k1{background:#c0232c}.game-board-bricks .game-cell-k2{background:#1f6feb}.game-board-bricks .game-cell-k3{background:#157f3d}.game-board-bricks .game-cell-k4{background:#7a3fd0}.game-board-bricks .game-cell-k5{background:#b0388f}
.game-board-jump .game-plain{border-block-end:3px solid var(--ink)}
.game-board-echo{width:min(100%,20rem)}.game-cell-e0{background:#157f3d;color:#fff}.game-cell-e1{background:#c0232c;color:#fff}.game-cell-e2{background:#f2c200;color:#1a1a1a}.game-cell-e3{background:#1f5fc4;color:#fff}
.game-board-slide .game-cell-done{background:var(--button);color:var(--on-button);border-color:var(--on-button);box-shadow:inset 0 0 0 2px var(--on-button)}
.game-board-blocks{width:min(100%,20rem,42vh)}
.game-board-cards21 .game-cell-way{border-color:transparent}
.game-board-cards21 .game-cell{aspect-ratio:5/7}
.game-cell-n1,.game-cell-n2,.game-cell-n3{background:var(--field);color:var(--on-field)}
.game-cell-n0{background:var(--tint)}
.game-cell-n4,.game-cell-n5,.game-cell-n6{background:var(--wait-tint);color:var(--wait)}
.game-cell-n7,.game-cell-n8{background:var(--good-tint);color:var(--good)}
.game-cell-n9,.game-cell-n10,.game-cell-n11{background:var(--button);color:var(--on-button)}
.game-cell-k0{background:var(--field);color:#a15c00}.game-cell-k1{background:var(--field);color:#c0232c}.game-cell-k2{background:var(--field);color:#1f6feb}.game-cell-k3{background:var(--field);color:#157f3d}.game-cell-k4{background:var(--field);color:#7a3fd0}.game-cell-k5{background:var(--field);color:#b0388f}
.game-board-blocks .game-cell-k0{background:#a15c00}.game-board-blocks .game-cell-k1{background:#c0232c}.game-board-blocks .game-cell-k2{background:#1f6feb}.game-board-blocks .game-cell-k3{background:#157f3d}.game-board-blocks .game-cell-k4{background:#7a3fd0}.game-board-blocks .game-cell-k5{background:#b0388f}
.game-board-colours .game-cell{aspect-ratio:2/1;font-size:1.125rem}.game-board-colours .game-cell-k1{background:#c0232c;color:#fff}.game-board-colours .game-cell-k3{background:#157f3d;color:#fff}.game-board-colours .game-cell-k4{background:#7a3fd0;color:#fff}.game-cell.is-chosen{outline:3px solid var(--ink);outline-offset:2px}
.game-board-colours{width:min(100%,30rem)}.game-board-screws,.game-board-race,.game-board-plots,.game-board-hens{width:min(100%,26rem)}.game-board-tower{width:min(100%,32rem)}.game-board-life{width:min(100%,28rem);gap:1px}.game-board-prices{width:min(100%,34rem)}.game-board-prices .game-cell{aspect-ratio:2/1;border:0}.game-cell.is-below .symbol{opacity:.45}.game-cell.is-box{border-style:dashed;border-color:currentColor}
.game-board-nonogram,.game-board-drawing{grid-template-columns:minmax(2.5em,auto) repeat(calc(var(--columns) - 1),minmax(0,1fr));gap:2px;width:min(100%,calc(var(--columns)*3.2rem),76vh)}.game-cell-clue{aspect-ratio:auto;padding:2px;border:0;background:transparent;font-size:clamp(.7rem,calc(18vw/var(--columns)),1rem);white-space:pre;line-height:1.2;align-items:end}.game-cell-clue.done{opacity:.45}
.pattern-size{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}.pattern-size .field{width:7rem}.pattern-palette{display:flex;flex-wrap:wrap;gap:.4rem}.pattern-colour{width:2.25rem;height:2.25rem;border:2px solid var(--edge);border-radius:50%;cursor:pointer}.pattern-colour[aria-pressed=true]{outline:3px solid var(--ink);outline-offset:2px}.pattern-scroll{overflow-x:auto}.pattern-board{display:grid;grid-template-columns:repeat(var(--columns),minmax(1.5rem,1fr));width:min(100%,calc(var(--columns)*2.4rem));min-width:calc(var(--columns)*1.5rem);padding:4px}.pattern-cell{aspect-ratio:1;min-width:0;padding:0;border:1px solid #80808080;cursor:crosshair;touch-action:manipulation}.pattern-preview svg{display:block;width:100%;height:auto;max-height:22rem}.pattern-gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:1rem;padding:0;list-style:none}.pattern-card{display:grid;gap:.5rem;padding:1rem;align-content:start}.pattern-rows{padding-inline-start:0;list-style:none}
.compare-tables{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem}.compare-tables textarea{font-family:ui-monospace,monospace;font-size:.9375rem}.compare-added>*{background:var(--good-tint)}.compare-added>th{color:var(--good)}.compare-removed>*{background:var(--bad-tint)}.compare-removed>th{color:var(--bad)}.compare-changed>th,.compare-cell{background:var(--wait-tint);color:var(--wait)}.compare-cell ins{font-weight:650;text-decoration:none}
.game-board-falling{width:min(100%,36rem)}.game-board-falling .game-plain{gap:0;background:var(--field)}.game-board-falling .game-cell{aspect-ratio:auto;height:2.1rem;border:0;border-radius:0;background:none;color:var(--on-field);font-size:clamp(.8rem,3.6vw,1.05rem)}.game-board-falling .game-cell-bad{background:var(--bad-tint);color:var(--bad)}
.game-board-ladder,.game-board-letters,.game-board-anagram{width:min(100%,calc(var(--columns)*3.6rem))}.game-board-ladder .game-cell{aspect-ratio:3/2}
.game-board-match .game-cell-me{background:var(--button);color:var(--on-button)}
.game-look-1{filter:sepia(.6) saturate(2.5) hue-rotate(60deg)}.game-look-2{filter:sepia(.6) saturate(2.5) hue-rotate(330deg)}.game-look-3{filter:sepia(.6) saturate(2.5) hue-rotate(160deg)}
.calc-chart svg{width:100%;height:auto;border:1px solid var(--line);border-radius:var(--round-small)}.calc-chart polyline{fill:none;stroke-width:2.5}.calc-chart figcaption{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.875rem}.calc-chart [class^=calc-key]::before{content:'';display:inline-block;width:.8em;height:.8em;margin-inline-end:.35em;border-radius:2px;background:currentColor}.calc-line-1{stroke:var(--link)}.calc-key-1{color:var(--link)}.calc-line-2{stroke:#a15c00}.calc-key-2{color:#a15c00}.calc-line-3{stroke:#c0232c}.calc-key-3{color:#c0232c}.calc-line-4{stroke:#2d7d46}.calc-key-4{color:#2d7d46}.calc-line-5{stroke:#6b4fa0}.calc-key-5{color:#6b4fa0}
.ranking-boards{display:grid;gap:1rem}.ranking-narrow{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-block-end:1rem}
.game-name{overflow:hidden;max-width:100%;font-size:clamp(.65rem,2.4vw,1rem);font-weight:600}
.game-pads{display:flex;flex-wrap:wrap;gap:.6rem;justify-content:center}
.game-pad{min-width:5.5rem;min-height:3rem;touch-action:manipulation}
.game-pads-arrows{display:grid;grid-template-columns:repeat(3,minmax(0,6.5rem))}
.game-pad-up{grid-area:1/2}.game-pad-left{grid-area:2/1}.game-pad-down{grid-area:2/2}.game-pad-right{grid-area:2/3}
.game-log{display:grid;gap:.2rem;min-height:1.6em;color:var(--muted);text-align:center}
.game-board-battle + .game-log,.game-pads + .game-log{text-align:left}
.game-log li:first-child{color:var(--ink);font-weight:500}
.game-prompt{font-family:var(--display);font-size:clamp(2rem,6vw,3.25rem);font-weight:var(--weight);text-align:center;letter-spacing:.02em}
.ranking-frame{overflow-x:auto}
.ranking-place{width:4rem;font-weight:650;font-variant-numeric:tabular-nums}
.ranking .is-changed>*{background:var(--tint)}
@media (max-width:640px){.ranking tr>:nth-child(n+5){display:none}.ranking th,.ranking td{padding:.6rem .7rem}.ranking tbody th{min-width:6.5rem}}
.draw-table{justify-items:center;text-align:center}
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
.draw-reels,.draw-boxes{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem;width:min(100%,34rem)}
.draw-reel,.draw-box,.draw-scratch,.draw-dice,.draw-coin{display:grid;place-items:center;min-height:7rem;padding:.75rem;border:2px solid var(--edge);border-radius:var(--round);background:var(--field);color:var(--on-field);font-weight:650;overflow-wrap:anywhere}
.draw-box{font:inherit;font-weight:650;background:var(--button);color:var(--on-button);cursor:pointer}
.draw-box[aria-disabled=true]:not(.is-picked){opacity:.6;cursor:default}
.draw-box.is-picked{background:var(--field);color:var(--on-field)}
.draw-scratch{width:min(100%,26rem);font-size:1.4rem}
.draw-dice{width:8rem;height:8rem;font-size:3.25rem}
.draw-coin{width:9rem;height:9rem;border-radius:50%;font-size:1.35rem}
@keyframes module-shake{25%{transform:translateY(-6px) rotate(-3deg)}75%{transform:translateY(6px) rotate(3deg)}}
.draw-reel.is-turning,.draw-box.is-turning,.draw-scratch.is-turning,.draw-dice.is-turning,.draw-coin.is-turning{animation:module-shake .3s linear infinite}
@media (prefers-reduced-motion:reduce){.module *{animation:none!important}}
@media (max-width:520px){.module-stage{padding:1rem}.game-pad{min-width:4.6rem;padding-inline:.6rem}}
${designSheet}
`
