export const learning = `
.path-head{display:grid;gap:.6rem;padding:var(--pad);max-width:52rem;margin-bottom:var(--gap)}
.path-head progress{width:100%;height:.7rem;border:0;border-radius:99px;overflow:hidden;background:var(--line);appearance:none;-webkit-appearance:none}
.path-head progress::-webkit-progress-bar{background:var(--line);border-radius:99px}
.path-head progress::-webkit-progress-value{background:var(--link);border-radius:99px}
.path-head progress::-moz-progress-bar{background:var(--link);border-radius:99px}
.path-said{font-size:1.125rem}
.path-ways{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center}
.path{display:grid;gap:.6rem;list-style:none;padding:0;max-width:52rem}
.path>li{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem 1rem;padding:.8rem var(--pad)}
.path-number{min-width:1.6rem;font-weight:700;font-variant-numeric:tabular-nums}
.path-name{flex:1 1 14rem;font-weight:600;overflow-wrap:anywhere}
.path-name a{color:inherit}
.path-minutes{color:var(--muted);font-size:.9375rem}
.certificate{display:grid;gap:1rem;justify-items:center;max-width:46rem;margin-inline:auto;padding:clamp(2rem,6vw,4rem) var(--pad);text-align:center;border-width:3px;border-style:double}
.certificate-brand{font-weight:700;letter-spacing:.08em}
.certificate-who{font-size:clamp(1.5rem,4vw,2.25rem);font-weight:700;overflow-wrap:anywhere}
.certificate-what{font-size:1.25rem;font-weight:600;overflow-wrap:anywhere}
.certificate-foot{display:flex;flex-wrap:wrap;gap:.4rem 2rem;justify-content:center;color:var(--muted)}
.survey-preview{display:grid;gap:.6rem;padding-inline-start:1.4rem;max-width:52rem}
.survey-boxes{display:grid;gap:.4rem}
.survey-box{display:flex;gap:.6rem;align-items:center;min-height:2.25rem}
.survey-results{display:grid;gap:1rem;margin-top:var(--gap)}
.survey-results h4{margin:0;font-size:1rem}
.survey-said{display:grid;gap:.4rem;padding-inline-start:1.2rem}
@media print{main:has(.block-certificate) .block:not(.block-certificate),.certificate-print,main:has(.block-certificate) .page-head{display:none!important}.certificate{max-width:none;box-shadow:none}}
`
