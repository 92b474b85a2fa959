import { isWrong, simulated } from './patients.ts';
const all = simulated(Number(process.argv[2] ?? 40), Number(process.argv[3] ?? 1));
const names = [...new Set(all.map((p) => p.condition))];
const sh = (f:any)=>{const s=all.filter(f);const w=s.filter(isWrong);return `${w.length}/${s.length} wrong = ${(100*w.length/s.length).toFixed(1)}%`};
console.log('1', sh((p:any)=>p.severity===1),'2',sh((p:any)=>p.severity===2),'1-2',sh((p:any)=>p.severity<=2),'5',sh((p:any)=>p.severity===5));
for (const n of names) { const s=all.filter(p=>p.condition===n); const by:any={}; for(const p of s) by[p.level??'none']=(by[p.level??'none']??0)+1; console.log(s[0]!.severity,n,JSON.stringify(by),s.filter(isWrong).length); }
if (process.argv[4]) for (const p of all.filter(isWrong).filter(p=>p.condition.includes(process.argv[4]!)||process.argv[4]==='all')) console.log(p.condition,p.level,'|',p.opening.join(','),'|',p.present.join(','),'|',p.reasons.join(','));
