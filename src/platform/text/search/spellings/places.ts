/** Places with all their spellings: a line each, Gujarati and Latin. What a sound gives by itself (surat, rajkot) need not be here. */
export const PLACES = `
અમદાવાદ અમદાબાદ કર્ણાવતી ahmedabad ahmadabad ahemdabad ahmdabad ahemedabad amdavad amadavad amdabad karnavati
વડોદરા બરોડા vadodara vadodra baroda barodra vadodaraa
કચ્છ kutch kachchh kachh cutch kutchh
સુરત surat
રાજકોટ rajkot
ભાવનગર bhavnagar bhaunagar
જામનગર jamnagar
જૂનાગઢ junagadh junagarh joonagadh
ગાંધીનગર gandhinagar gandhi-nagar
ગાંધીધામ gandhidham
ભુજ bhuj
મહેસાણા mehsana mahesana mehesana
પાટણ patan
પાલનપુર palanpur
બનાસકાંઠા banaskantha banas-kantha
સાબરકાંઠા sabarkantha
અરવલ્લી aravalli arvalli
મોડાસા modasa
હિંમતનગર himmatnagar himatnagar
ડીસા deesa disa
થરાદ tharad
આણંદ anand
નડિયાદ nadiad nadiyad
ખેડા kheda kaira
ગોધરા godhra godhara
પંચમહાલ panchmahal panchmahals
દાહોદ dahod dohad
મહીસાગર mahisagar
છોટાઉદેપુર chhotaudepur chhotaudaipur
ભરૂચ bharuch broach bharooch
અંકલેશ્વર ankleshwar ankleshvar
નર્મદા narmada
કેવડિયા kevadia kevadiya ektanagar
તાપી tapi
ડાંગ dang dangs
નવસારી navsari
વલસાડ valsad bulsar
વાપી vapi
દમણ daman
દીવ diu
સેલવાસ silvassa selvas
સુરેન્દ્રનગર surendranagar
મોરબી morbi morvi
અમરેલી amreli
પોરબંદર porbandar porbunder
ગીર gir
સોમનાથ somnath
દ્વારકા dwarka dwaraka dvarka
બોટાદ botad
ગોંડલ gondal
જેતપુર jetpur
ઉપલેટા upleta
ધોરાજી dhoraji
વેરાવળ veraval
મહુવા mahuva mahua
પાલીતાણા palitana
ઊંઝા unjha unza
વિસનગર visnagar
કડી kadi
કલોલ kalol
વિરમગામ viramgam virangam
ધોળકા dholka
ધંધુકા dhandhuka
ધોલેરા dholera
સાણંદ sanand
બાવળા bavla
મુન્દ્રા મુંદ્રા mundra
કંડલા kandla
માંડવી mandvi
નખત્રાણા nakhatrana
અબડાસા abdasa
અંજાર anjar
રાપર rapar
સૌરાષ્ટ્ર saurashtra sorath
કાઠિયાવાડ kathiawar kathiyawad
ગુજરાત gujarat gujrat gujerat
મુંબઈ મુંબઇ બોમ્બે mumbai bombay
દિલ્હી delhi dilhi dilli
ભારત હિન્દુસ્તાન ઇન્ડિયા bharat india hindustan
મહારાષ્ટ્ર maharashtra
રાજસ્થાન rajasthan
મધ્યપ્રદેશ madhyapradesh
કોલકાતા કલકત્તા kolkata calcutta
ચેન્નાઈ ચેન્નઈ મદ્રાસ chennai madras
બેંગલુરુ બેંગ્લોર બેંગલોર bengaluru bangalore
હૈદરાબાદ hyderabad haidrabad
પુણે પૂના pune poona
કાશ્મીર kashmir
પંજાબ punjab panjab
બિહાર bihar
ગોવા goa
કેરળ kerala keral
વારાણસી બનારસ કાશી varanasi benares banaras kashi
અયોધ્યા ayodhya
પાકિસ્તાન pakistan
ચીન china chin
અમેરિકા યુએસએ america usa us
બ્રિટન ઇંગ્લેન્ડ યુકે britain england uk
રશિયા russia
યુક્રેન ukraine
જાપાન japan
ઓસ્ટ્રેલિયા australia
કેનેડા canada
દુબઈ dubai
શ્રીલંકા srilanka
બાંગ્લાદેશ bangladesh
`;
