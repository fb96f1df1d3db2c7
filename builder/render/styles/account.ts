/** The look of the blocks of the visitors' own accounts. */
export const account = `
.is-large{font-size:118%}
.profile-head{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin-bottom:1.5rem}
.block-profiles .related+*{margin-top:1.5rem}
.me-out{display:flex;align-items:center;gap:.25rem}
.me-out a{padding:.45rem .8rem;border-radius:var(--round-small);color:var(--ink);font-size:.9844rem;font-weight:600;text-decoration:none;white-space:nowrap}
.me-out a:hover{background:var(--tint)}
.me-out .me-register{border:1.5px solid var(--edge);border-radius:var(--round-control)}
.me{position:relative}
.me summary{display:flex;align-items:center;gap:.55rem;min-height:2.75rem;padding:.2rem .5rem .2rem .25rem;border-radius:99px;color:var(--ink);font-size:.9844rem;font-weight:600;cursor:pointer;list-style:none}
.me summary::-webkit-details-marker{display:none}
.me summary:hover{background:var(--tint)}
.me-face{display:grid;place-items:center;flex:none;width:2.15rem;height:2.15rem;border-radius:50%;background:var(--ink);color:var(--ground);font-size:.8125rem;font-weight:700;letter-spacing:.02em}
.me-called{max-width:9rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.me-menu{position:absolute;inset-inline-end:0;top:calc(100% + .4rem);z-index:8;display:grid;gap:.75rem;width:max-content;min-width:13rem;max-width:min(20rem,88vw);padding:1rem;border:1px solid var(--line);box-shadow:0 18px 36px -16px rgb(0 0 0/.45)}
.me-menu p{color:var(--muted);font-size:.9063rem;overflow-wrap:anywhere}
.me-menu a{display:block;padding:.45rem 0;color:var(--ink);font-weight:500;text-decoration:none}
.me-menu a:hover{text-decoration:underline}
.me-menu .button{width:100%}
@media (max-width:820px){.me-called{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.me-out .me-register{display:none}.me-out a{border:1.5px solid var(--edge);border-radius:var(--round-control)}}
.entrance{display:grid;gap:var(--gap);align-items:start;margin-top:1.25rem}
.entrance-card{padding:clamp(1.25rem,3vw,2.25rem);min-width:0}
.entrance-other{margin-top:1.25rem}
.entrance-demo{display:grid;gap:.9rem;justify-items:start}
.entrance-demo dl{display:grid;gap:.4rem}
.entrance-demo dl div{display:flex;flex-wrap:wrap;gap:.2rem .6rem}
.entrance-demo dt{color:var(--muted)}
.entrance-demo dd{margin:0;font-weight:600;overflow-wrap:anywhere}
@media (min-width:860px){.entrance{grid-template-columns:minmax(0,30rem) minmax(0,22rem)}}
.me-card{display:flex;align-items:center;gap:1.1rem;margin-bottom:var(--gap)}
.me-card .me-face{width:3.75rem;height:3.75rem;font-size:1.25rem}
.me-name{font-size:1.25rem;font-weight:650}
.me-note{margin-top:.25rem}
.stand-ins{margin-bottom:1rem;color:var(--muted)}
.account{display:grid;gap:var(--gap);align-items:start}
@media (min-width:900px){.account{grid-template-columns:minmax(0,1fr) minmax(0,18rem)}}
.account-main{display:grid;gap:var(--gap);min-width:0}
.account-part{padding:clamp(1.15rem,2.6vw,1.9rem)}
.account-part h3{margin-bottom:1.1rem}
.account-leave summary{width:fit-content;color:var(--bad-ground);font-weight:600;cursor:pointer}
.account-leave[open] summary{margin-bottom:.8rem}
.account-leave p{margin-bottom:1.1rem;max-width:40rem}
.account-aside{display:grid;gap:1rem;justify-items:start}
.account-links{width:100%;padding:.5rem 1.1rem}
.account-links li + li{border-top:1px solid var(--line)}
.account-links a{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.8rem 0;color:var(--ink);font-weight:550;text-decoration:none}
.account-links a:hover{text-decoration:underline}
.settings{display:grid;gap:.75rem;margin-top:1.25rem}
.setting .form{display:grid;gap:.9rem 1.5rem;align-items:end;padding:1rem 1.25rem;height:100%}
.setting textarea{min-height:2.75rem;height:2.75rem}
.setting .button{justify-self:start}
@media (min-width:620px){.setting .form{grid-template-columns:minmax(0,1fr) auto}}
@media (min-width:1000px){.settings{grid-template-columns:1fr 1fr}}
.people-tools{display:flex;flex-wrap:wrap;align-items:flex-end;gap:.75rem 1.25rem;margin-bottom:var(--gap)}
.people-tools .field{flex:1 1 16rem;max-width:26rem}
.people-tools .actions{margin:0;gap:.5rem}
.people{display:grid;gap:.75rem}
.person{display:grid;gap:.75rem 1.5rem;align-items:center;padding:1rem 1.25rem}
.person.is-changed{outline:2.5px solid var(--mark);outline-offset:2px}
.person h3{font-size:1.0938rem}
.person-who p{overflow-wrap:anywhere}
.person-roles .segments button,.role-card button{font-size:.9063rem}
.person-roles .segments button{appearance:none;min-height:2.25rem;padding:.3rem .8rem;border:1.5px solid var(--edge);border-radius:var(--round-control);background:var(--ground);color:var(--ink);font:inherit;font-size:.9063rem;font-weight:500;cursor:pointer}
.person-roles .segments button[aria-pressed=true]{background:var(--ink);color:var(--ground);border-color:var(--ink)}
.person-roles:has(select){display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.person-roles:has(select) .field{flex:1 1 9rem;min-width:0}
.lead+.people-tools{margin-top:1.25rem}
.person-acts{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.person-note,.person-asked{grid-column:1/-1}
.person-asked .form{margin-bottom:.75rem}
@media (min-width:900px){.person{grid-template-columns:minmax(0,1.4fr) 6rem minmax(0,1.4fr) 17rem}}
.people-add{margin-top:var(--gap);padding:1rem 1.25rem}
.people-add summary{font-weight:650;cursor:pointer}
.people-add .form{margin-top:1.25rem;max-width:34rem}
.welcome{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;padding:.8rem 1.15rem;border:1px solid var(--line);border-inline-start:4px solid var(--mark);border-radius:var(--round-small);background:var(--tint)}
.block-welcome{padding-block:0 calc(var(--section)*.55)}
.welcome-words{font-weight:550}
.welcome-links{display:flex;flex-wrap:wrap;gap:.6rem}
.welcome-links a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;padding:.35rem .6rem .35rem 1rem;border:1.5px solid var(--edge);border-radius:var(--round-control);color:var(--ink);font-weight:550;text-decoration:none}
.welcome-links a:hover{background:var(--tint)}
.welcome-count{display:grid;place-items:center;min-width:1.75rem;height:1.75rem;padding:0 .4rem;border-radius:99px;background:var(--ink);color:var(--ground);font-size:.875rem;font-variant-numeric:tabular-nums}
.role-card{display:grid;gap:.75rem;align-content:start;justify-items:start;padding:var(--pad)}
.role-card button[aria-pressed=true]{border-width:2.5px}
.recovery-code{margin-block:.9rem;padding:1rem var(--pad);border:2px dashed var(--mark);border-radius:var(--round)}
.recovery-code code{font-size:1.2rem;font-weight:700;letter-spacing:.04em;overflow-wrap:anywhere}
.person>.recovery-code{flex-basis:100%;grid-column:1/-1}
`
