/**
 * Chooses the headline of each test for this visit, and shows it. It stands in the page, before the first headline of a
 * test. The observer is called before anything that was parsed is painted, so that no other headline is ever seen and
 * nothing moves. The choice is kept in the tab (`sessionStorage`: a number for each test). Whoever refuses to be
 * measured by the browser's own signal, and whoever's browser stores nothing, keeps the original. `data-headlines` has
 * the number of the test and how many headlines there are.
 */
export const chooseScript = [
  '(function(d,n){try{if(n.globalPrivacyControl===true||n.doNotTrack==="1")return;',
  'var s=sessionStorage,c=JSON.parse(s.getItem("headlines")||"{}"),',
  'f=function(){d.querySelectorAll("[data-headlines]").forEach(function(a){var t=a.dataset.headlines.split(" "),i=t[0];',
  'if(!(c[i]>=0&&c[i]<t[1])){c[i]=Math.floor(Math.random()*t[1]);s.setItem("headlines",JSON.stringify(c))}',
  'for(var e=a.children,j=0;j<e.length;j++)e[j].hidden=j!==c[i]})},',
  'o=new MutationObserver(f);o.observe(d,{childList:true,subtree:true});',
  'd.addEventListener("DOMContentLoaded",function(){o.disconnect();f()})',
  '}catch(e){}})(document,navigator)',
].join('');
