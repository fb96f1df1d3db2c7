/** The look of instruments that are played in the browser. */
export const instrument = `
.clavier{overflow-x:auto;border-radius:var(--round-small);background:#1b1b1d;padding:.6rem .6rem 0}
.clavier-keys{position:relative;display:grid;grid-template-columns:repeat(60,minmax(.6rem,1fr));width:clamp(34rem,100%,80rem);height:13rem;touch-action:pan-x;user-select:none}
.clavier-key{display:flex;flex-direction:column;justify-content:flex-end;align-items:center;gap:.3rem;padding:0 0 .5rem;border:1px solid #333;border-radius:0 0 .35rem .35rem;font:inherit;font-size:.75rem;line-height:1.1;cursor:pointer;touch-action:none;grid-row:1}
.clavier-key kbd,.pad kbd{font:inherit;font-weight:700}
.clavier-key.is-white{background:#fdfdfb;color:#1b1b1d}
.clavier-key.is-black{background:#242427;color:#fff;height:62%;z-index:1;padding-bottom:.4rem;font-size:.6875rem}
.clavier-key.is-wanted{background:#ffd54a;color:#1b1b1d}
.clavier-key.is-held,.pad.is-held{background:#2f7fd6;color:#fff}
.clavier-key:focus-visible,.pad:focus-visible{outline:3px solid #2f7fd6;outline-offset:-3px}
.pads{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:.6rem;touch-action:manipulation;user-select:none}
.pad{display:grid;gap:.35rem;place-content:center;justify-items:center;min-height:5.5rem;padding:.5rem;border:2px solid var(--edge);border-radius:var(--round-small);background:transparent;color:inherit;font:inherit;cursor:pointer;touch-action:none}
.pad.is-wanted{background:#ffd54a;color:#1b1b1d}
.note-display{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1rem;align-items:center}
.note-now{display:grid;gap:.1rem;min-width:6.5rem;margin:0;text-align:center}
.note-now strong{font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
.staff svg{display:block;width:100%;max-width:37rem;height:auto}
.staff-note.is-done{opacity:.45}
.staff-note.is-next{color:var(--link);font-weight:700}
.staff-names{display:flex;flex-wrap:wrap;gap:.35rem .6rem;margin:0;padding:0;list-style:none}
.staff-names li{padding:.1rem .45rem;border:1px solid var(--line);border-radius:var(--round-small)}
.staff-names [aria-current]{background:#ffd54a;color:#1b1b1d}
.staff-names .is-done{opacity:.55}
.pieces-head{font-size:1.2rem;margin:.5rem 0 0}
.pieces{display:grid;gap:.6rem;margin:0;padding:0;list-style:none}
.pieces li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-bottom:.6rem;border-bottom:1px solid var(--line)}
.pieces li>div:first-child{display:grid}
.pieces .actions{margin:0}
.pieces details{flex:1 0 100%}
.scores{display:grid;gap:var(--gap);grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr))}
.scores .card{display:grid;gap:.35rem;align-content:start;padding:var(--pad)}
.scores h3{margin:0}
@media (max-width:640px){.clavier-keys{width:auto}.clavier-key{font-size:.625rem}.clavier-key kbd{display:none}.note-display{grid-template-columns:1fr}.note-now{display:flex;gap:.75rem;align-items:baseline;text-align:start}}
`
