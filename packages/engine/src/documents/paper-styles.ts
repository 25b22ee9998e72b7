/**
 * Style of the report on paper: A4, light, page numbers in the margin. Sizes in points. In small type the font’s own space and its proportional "1.1"
 * collapse, and without geometricPrecision Chromium lays letters out on whole pixels.
 */
export const PAPER_STYLES = `
@page{size:A4;margin:16mm 16mm 18mm;@bottom-left{content:string(site);font:8pt Report,sans-serif;color:#5b6670}@bottom-right{content:counter(page) " / " counter(pages);font:8pt Report,sans-serif;color:#5b6670}}
@page cover{margin:22mm 20mm;@bottom-left{content:none}@bottom-right{content:none}}
:root{--ink:#171d2b;--quiet:#5b6472;--line:#d9dde4;--accent:#2f3fb5;--good:#17693a;--fair:#7d5200;--poor:#b3261e;--goodbg:#2f9e57;--fairbg:#d99b00;--poorbg:#d2483f;--sunken:#f3f5f8}
*{box-sizing:border-box}html{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{margin:0;color:var(--ink);font:9.5pt/1.45 Report,sans-serif;overflow-wrap:anywhere;word-spacing:.8pt;font-variant-numeric:tabular-nums;text-rendering:geometricPrecision}
a{color:var(--accent);text-decoration:none}h1,h2,h3,h4{line-height:1.25;break-after:avoid;margin:0}h2{font-size:15pt;margin:0 0 6pt;padding-top:2pt}h3{font-size:10.5pt;margin:9pt 0 3pt}p{margin:0 0 4pt}ul,ol{margin:0;padding-left:13pt}
section{margin-bottom:14pt}.page{break-before:page}.quiet{color:var(--quiet)}.small{font-size:8.5pt}.num{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
.cover{page:cover;display:flex;flex-direction:column;height:250mm;break-after:page}.cover .brand{display:flex;align-items:center;gap:8pt;font-weight:600;font-size:13pt}.cover .brand svg,.cover .brand img{height:26pt;max-width:140pt;object-fit:contain}
.cover .middle{margin:auto 0}.cover h1,.cover .dial{font-variant-numeric:proportional-nums}.cover h1{font-size:27pt;letter-spacing:-.01em;margin:0 0 4pt}.cover .site{font-size:15pt;margin-bottom:18pt}.cover .dial{width:52mm}.cover .verdict{font-size:13pt;max-width:130mm;margin-top:14pt}
.dial circle{fill:none;stroke-width:10}.track{stroke:var(--line)}.arc{stroke-linecap:round}.dial.good .arc{stroke:var(--goodbg)}.dial.fair .arc{stroke:var(--fairbg)}.dial.poor .arc{stroke:var(--poorbg)}.dial text{text-anchor:middle;fill:var(--ink);font-family:Report,sans-serif}.value{font-size:34px;font-weight:700}.of{font-size:11px;fill:var(--quiet)!important}
.bars{display:grid;grid-template-columns:auto 1fr auto;gap:5pt 10pt;align-items:center;margin:6pt 0 10pt}.bar{height:6pt;border-radius:3pt;background:var(--line);overflow:hidden}.bar i{display:block;height:100%}.bar.good i{background:var(--goodbg)}.bar.fair i{background:var(--fairbg)}.bar.poor i{background:var(--poorbg)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14pt}.two>div:only-child{grid-column:1/-1}.gate{border-left:3pt solid var(--poorbg);background:var(--sunken);padding:5pt 8pt;margin:6pt 0}
.action{break-inside:avoid;border-top:.5pt solid var(--line);padding:6pt 0}.action h3{margin:0 0 2pt;display:flex;gap:8pt;justify-content:space-between}.action h3 .num{font-weight:400;font-size:8.5pt;color:var(--quiet)}.findings{font-size:8.5pt;margin-top:2pt}.findings li{margin-bottom:1pt}
pre{font:7.5pt/1.35 "Report Mono",Report,monospace;font-variant-ligatures:none;word-spacing:0;background:var(--sunken);border:.5pt solid var(--line);border-radius:3pt;padding:4pt 6pt;margin:3pt 0;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-size:8.5pt}thead{display:table-header-group}tr{break-inside:avoid}th,td{text-align:left;padding:2.5pt 4pt;border-bottom:.5pt solid var(--line);vertical-align:top}th{font-weight:600}td.num,th.num{text-align:right}td:first-child{min-width:30mm}
.good{color:var(--good)}.fair{color:var(--fair)}.poor{color:var(--poor)}.yes{color:var(--good)}.no{color:var(--poor)}.grid td,.grid thead th+th{text-align:center}.grid thead th{vertical-align:bottom;font-size:7pt}.grid thead span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}.grid td:last-child,.grid thead th:last-child{text-align:left}.checks{columns:2;column-gap:14pt}.checks h3{break-after:avoid}.checks div{break-inside:avoid;display:flex;justify-content:space-between;gap:6pt;font-size:8pt;border-bottom:.5pt solid var(--line);padding:1.5pt 0}
.sr{display:none}
`.trim();
