/**
 * Words for the same thing that are other words: a line each. They are found after what was searched for. A word whose inflections are those
 * of another word is none: વર્ષા is not here, because વર્ષાની would find every વર્ષની.
 */
export const SYNONYMS = `
વરસાદ મેઘરાજા બારિશ barish baarish
ચૂંટણી ચુનાવ ઇલેક્શન chunav
મગફળી સીંગદાણા moongfali mungfali singdana
ભાવ કિંમત price prices rate rates bhav daam
ખેડૂત ધરતીપુત્ર કિસાન kisan
શાળા નિશાળ વિદ્યાલય nishal
હોસ્પિટલ સિવિલ civil
પોલીસ ખાખી
મોંઘવારી ફુગાવો inflation mehngai monghvari
મોત મૃત્યુ અવસાન નિધન death died
વીજળી વીજ પાવર power bijli
પાણી જળ jal
દારૂ શરાબ liquor alcohol daru
ગરમી તાપમાન હીટવેવ temperature lu
ઠંડી શિયાળો winter
ઉનાળો summer unalo
વાવાઝોડું ચક્રવાત તોફાન storm
અકસ્માત દુર્ઘટના mishap
વડાપ્રધાન મોદી modi
રમત રમતગમત ખેલ સ્પોર્ટ્સ sport sports khel
મનોરંજન એન્ટરટેઇનમેન્ટ entertainment
સિનેમા બોલિવૂડ બોલીવુડ bollywood
સોનું સુવર્ણ
ટ્રેન રેલવે
જમીન ખેતર land jamin
નોકરી રોજગાર રોજગારી employment rojgar
પરીક્ષા કસોટી
વાહન ગાડી vehicle
ધર્મ આસ્થા શ્રદ્ધા religion dharma
પ્રવાસન પ્રવાસ ટૂરિઝમ tourism travel
`;
