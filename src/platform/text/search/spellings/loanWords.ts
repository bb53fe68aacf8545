/**
 * English words as Gujarati writes them, with their English spelling: a line each. Words that sound as they are spelled
 * need not be here.
 */
export const LOAN_WORDS = `
બેંક બૅન્ક બેન્ક bank banking
શાળા સ્કૂલ school shala schools
કોલેજ કૉલેજ મહાવિદ્યાલય college
યુનિવર્સિટી વિશ્વવિદ્યાલય university varsity
હોસ્પિટલ હૉસ્પિટલ દવાખાનું ઇસ્પિતાલ hospital
ડોક્ટર ડૉક્ટર તબીબ doctor dr
પોલીસ police
કોર્ટ અદાલત court
હાઈકોર્ટ highcourt
રેલવે રેલ્વે railway railways
ટ્રેન train
બસ bus
એરપોર્ટ વિમાનમથક airport
મેટ્રો metro
ટેક્સ વેરો tax vero
બજેટ અંદાજપત્ર budget
શેર share shares
શેરબજાર સેન્સેક્સ sharemarket stockmarket
સેન્સેક્સ sensex
નિફ્ટી nifty
સોનું સોના gold sona sonu
ચાંદી silver chandi
પેટ્રોલ petrol
ડીઝલ diesel
ગેસ gas
વીજળી electricity vijli vijali
પાણી water pani paani
ક્રિકેટ cricket
મેચ match
ટીમ team
ફૂટબોલ football
હોકી hockey
ટેસ્ટ test
ટી20 ટી-20 t20
આઈપીએલ આઇપીએલ ipl
ઇવીએમ ઈવીએમ evm
જીએસટી gst
આરબીઆઈ આરબીઆઇ rbi
એસટી st gsrtc
ભાજપ bjp bhajap
કોંગ્રેસ congress cong kongres
આપ aap
કોરોના કોવિડ covid corona covid19
વેક્સિન રસી રસીકરણ vaccine vaccination rasi
ફિલ્મ ચલચિત્ર સિનેમા film movie cinema
મૂવી movie
વિડિયો વીડિયો વિડીયો video
ફોટો તસવીર photo picture photos
ગેલેરી gallery
મોબાઇલ મોબાઈલ ફોન mobile phone
ઇન્ટરનેટ ઈન્ટરનેટ internet
કમ્પ્યુટર કોમ્પ્યુટર computer
સોફ્ટવેર software
એપ app
યુટ્યુબ youtube
વોટ્સએપ whatsapp
ફેસબુક facebook
ગૂગલ google
સાયબર cyber
બ્રિજ પુલ bridge
રોડ રસ્તો માર્ગ road roads
હાઇવે હાઈવે ધોરીમાર્ગ highway
ટ્રાફિક traffic
અકસ્માત accident akasmat
પાર્ક park
ગાર્ડન બગીચો garden
સ્ટેડિયમ stadium
એક્ઝામ પરીક્ષા exam exams pariksha
બોર્ડ board
રિઝલ્ટ પરિણામ result results parinam
નોકરી જોબ job jobs nokri
ભરતી recruitment bharti
સ્ટાર્ટઅપ startup
કંપની company
ઉદ્યોગ industry udyog
બિઝનેસ વેપાર વ્યાપાર business vepar vyapar
માર્કેટ બજાર market bajar
યાર્ડ yard
એપીએમસી apmc
કપાસ કોટન cotton kapas
મગફળી સિંગ શિંગ groundnut peanut magfali magfari
ઘઉં wheat ghau ghaun gahu
બાજરી બાજરો millet bajri bajra
ડુંગળી કાંદા onion dungli kanda
બટાકા બટેટા બટાટા potato bataka batata
ટામેટાં ટમેટા tomato tameta
જીરું cumin jeera jiru
એરંડા દિવેલા castor eranda divela
ચણા gram chickpea chana
તલ sesame til tal
વરિયાળી fennel variyali
ધાણા coriander dhana
લસણ garlic lasan
મરચું મરચાં chilli chili marcha marchu
ચોખા ડાંગર rice paddy chokha dangar
મકાઈ maize corn makai
દૂધ milk dudh doodh
કેરી mango keri
ખેડૂત farmer farmers khedut
ખેતી કૃષિ farming agriculture kheti krushi
વરસાદ rain rains rainfall varsad
ચોમાસું monsoon chomasu
વાવાઝોડું cyclone vavajodu
પૂર flood floods pur
ગરમી heat garmi
હીટવેવ heatwave
ઠંડી cold thandi
હવામાન weather havaman
ભૂકંપ earthquake bhukamp
આગ fire aag
ચૂંટણી ઇલેક્શન ઈલેક્શન election elections chutni chuntani
મતદાન voting polling matdan
ઉમેદવાર candidate candidates umedvar
વિધાનસભા assembly vidhansabha
લોકસભા loksabha
સાંસદ mp sansad
ધારાસભ્ય mla dharasabhya
મંત્રી પ્રધાન minister mantri pradhan
મુખ્યમંત્રી મુખ્યપ્રધાન cm mukhyamantri
વડાપ્રધાન પીએમ pm vadapradhan
સરકાર government govt sarkar
કલેક્ટર collector
કમિશનર commissioner
કોર્પોરેશન મહાનગરપાલિકા મનપા corporation municipality
નગરપાલિકા પાલિકા municipality nagarpalika
પંચાયત panchayat
સરપંચ sarpanch
હીરા diamond diamonds hira heera
ટેક્સટાઇલ કાપડ textile textiles kapad
કેમિકલ chemical
પોર્ટ બંદર port bandar
મંદિર temple mandir
મસ્જિદ mosque masjid
નવરાત્રિ નવરાત્રી navratri navratra
ગરબા garba
દિવાળી diwali divali deepawali
હોળી holi
ઉત્તરાયણ મકરસંક્રાંતિ uttarayan utran makarsankranti
જન્માષ્ટમી janmashtami
રથયાત્રા rathyatra
સિંહ lion lions sinh
વાઘ tiger vagh
દીપડો leopard dipdo
આરોગ્ય હેલ્થ સ્વાસ્થ્ય health arogya
કેન્સર cancer
ડાયાબિટીસ મધુપ્રમેહ diabetes
હાર્ટ હૃદય heart
યોગ yoga yog
શિક્ષણ એજ્યુકેશન education shikshan
શિક્ષક ટીચર teacher teachers shikshak
વિદ્યાર્થી student students vidyarthi
મહિલા સ્ત્રી woman women mahila
બાળક બાળકો child children balak
ગામ ગામડું village gam gaam
શહેર city shaher
જિલ્લો district jillo
રાશિફળ horoscope rashifal
લગ્ન marriage wedding lagna lagan
ગુનો ક્રાઇમ ક્રાઈમ crime gunah
ચોરી theft chori
હત્યા ખૂન murder hatya
ધરપકડ arrest dharpakad
લોન loan
વ્યાજ interest vyaj
સબસિડી subsidy
ડેમ dam
નહેર કેનાલ canal naher
સોલાર સૌર solar saur
ઇલેક્ટ્રિક ઈલેક્ટ્રિક electric
કાર ગાડી car
બાઇક મોટરસાઇકલ મોટરબાઇક bike bikes motorcycle motorbike
રસોઈ recipe rasoi
રેસિપી recipe
ફેશન fashion
મેગેઝિન magazine
ન્યૂઝ સમાચાર news samachar
મતદાર voter voters matdar
યાદી list yadi
ડેરી દૂધ dairy
સંસદ parliament sansad
વાવ stepwell vav
અવકાશ space avkash
સાઇકલ સાયકલ cycle bicycle
સુરખાબ ફ્લેમિંગો flamingo surkhab
ઇસરો isro
વીમો insurance vimo
પાસવર્ડ password
પતંગ kite kites patang
ફ્લૅટ ફ્લેટ એપાર્ટમેન્ટ ઍપાર્ટમેન્ટ flat flats apartment
મકાન ટેનામેન્ટ બંગલો house houses makan
દુકાન shop shops dukan
ઑફિસ ઓફિસ કાર્યાલય office offices ofis
પ્લૉટ પ્લોટ plot plots
ભાડું ભાડે rent rental bhadu bhade bhada
સ્કૂટર scooter scooters
ટ્રૅક્ટર ટ્રેક્ટર tractor tractors
ફર્નિચર furniture
પુસ્તક પુસ્તકો ચોપડી book books pustak
ગાય cow cows gaay
ભેંસ buffalo bhens
ડ્રાઇવર ડ્રાઈવર driver drivers
એન્જિનિયર ઇજનેર engineer engineers ijner
એકાઉન્ટન્ટ હિસાબનીશ accountant accountants
ટ્યૂશન ટ્યુશન tuition
મશીન machine machines
રિપેરિંગ રિપેર repair repairs repairing
ફ્રિજ fridge refrigerator
લૅપટોપ લેપટોપ laptop
ટેબલ table tables
`;
