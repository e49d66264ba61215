const W='/work/wt/door/src';
const {answerTo}=await import(W+'/composer/server/asks.ts');
const {openLibrary}=await import(W+'/site/library/library.ts');
const {openJournal}=await import(W+'/change/journal/watch.ts');
const {placesAt}=await import(W+'/base/places.mjs');
const fs=(await import('node:fs')).default;
const root=process.argv[2]??'/tmp/door-site', route=process.argv[3]??'/faq';
let reads=0; 
const orig=fs.readFileSync; 
const t=async(name:string,f:()=>any)=>{const c=process.cpuUsage();const s=performance.now();const r=await f();const u=process.cpuUsage(c);console.log(name.padEnd(26),((u.user+u.system)/1000).toFixed(0),'cpu ms',(performance.now()-s).toFixed(0),'ms', r?.status??'');return r};
const library=await t('openLibrary',()=>openLibrary(root,'/work/wt/door'));
const journal=await t('openJournal',()=>openJournal(root,console.log));
let news=0;
const copy:any={library:()=>library,places:{...placesAt(root),engine:'/work/wt/door'},journal,tell:(f:string[])=>{for(const x of f)library.forget(x);news++},where:'here',news:()=>news,draw:async()=>undefined};
const JO={id:'jo',name:'Jo',kind:'person',may:[]};
const ask=(n:string,i:object)=>answerTo(copy,JO as any,{ask:n,input:i});
await t('open',()=>ask('open',{}));
await t('pages',()=>ask('pages',{}));
await t('look 1',()=>ask('look',{route}));
await t('look 2',()=>ask('look',{route}));
await t('look 3',()=>ask('look',{route}));
const {versionOf}=await import(W+'/change/fix/judge-edits.ts');
const file=root+'/pages'+(route==='/'?'/index':route)+'.json';
for(let i=0;i<3;i++){
 const text=fs.readFileSync(file,'utf8');
 await t('change',()=>ask('change',{id:'x'+Math.random(),field:'title',steps:[{document:route,version:versionOf(text),path:['title'],do:'set',value:'T '+i}]}));
 await t('look after',()=>ask('look',{route}));
}
await t('undo',()=>ask('undo',{}));
await t('look after undo',()=>ask('look',{route}));
await t('choices',()=>ask('choices',{kind:'links',search:''}));
await t('choices 2',()=>ask('choices',{kind:'links',search:'vi'}));
await t('begin',()=>ask('begin',{document:route,path:['blocks'],at:1,type:'prose'}));
process.exit(0)
