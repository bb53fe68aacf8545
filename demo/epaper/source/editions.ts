/** What stands on which page of the demo's printed editions: slugs of the demo paper's own stories. */

type Front = { lead: string; second: string; three: [string, string, string] };
type Inside = { title: string; layout: 'feature' | 'pillar' | 'three'; stories: string[] };
type PrintedEdition = { file: string; city: string; front: Front; inside: Inside[] };

const todayInside: Inside[] = [
  {
    title: 'ખેતી અને વેપાર',
    layout: 'pillar',
    stories: ['madhmakhi-khetarni-mafat-majur', 'tipe-tipe-pani-kapasma-tapak', 'vyajnu-vyaj-samay-paisa', 'tadkamanthi-vijli-solar-panel'],
  },
  {
    title: 'રમત અને જીવન',
    layout: 'three',
    stories: [
      'garbana-tal-ane-dayaramni-garbi',
      'ratni-ungh-taiyari-savare',
      'tara-tamtame-graho-kem-nahi',
      'pitchno-mijaj-22-varni-mati',
      'modhera-suryanu-mandir-yatra',
    ],
  },
];

const yesterdayInside: Inside[] = [
  {
    title: 'ખેતી અને વેપાર',
    layout: 'pillar',
    stories: ['ghaunu-pahelu-pani-21-divas', 'magfali-ful-upar-doda-niche', 'bankna-khatama-nominee-rakheval', 'cha-ni-lari-choras-code'],
  },
  {
    title: 'રમત અને જીવન',
    layout: 'three',
    stories: [
      'bhavai-padda-vinano-rangmanch',
      'cycle-fari-shikhie-tan-man',
      'vicharthi-padda-sudhi-film-kem-bane',
      'surkhab-gulabi-kevi-rite',
      'drs-triji-aankh-ane-chukado',
    ],
  },
];

export const printedEditions: PrintedEdition[] = [
  {
    file: 'ahmedabad-today',
    city: 'અમદાવાદ',
    front: {
      lead: 'sidi-saiyedni-jali-pattharnu-zad',
      second: 'cycle-par-rocket-avkash-safar',
      three: ['nokri-gai-ahmedabadni-paheli-mill', 'vagh-barasthi-labh-pancham-diwali', 'fafda-patla-par-hathelino-kasab'],
    },
    inside: [
      {
        title: 'ગુજરાત',
        layout: 'feature',
        stories: [
          'adalajni-vav-panch-malno-mahel',
          'gandhinagar-kakkana-raste-cycle',
          'dudhno-bhav-fat-ane-sanf',
          'sarkar-pase-mahiti-mago',
        ],
      },
      ...todayInside,
    ],
  },
  {
    file: 'surat-today',
    city: 'સુરત',
    front: {
      lead: 'kacha-paththarthi-hira-surat-karigari',
      second: 'surat-84-bandarno-vavto',
      three: ['surti-undhiyu-shiyalani-rit', 'salamat-uttarayan-pech-ane-pankh', 'paisa-melavva-pin-chhetarpindi'],
    },
    inside: [
      {
        title: 'ગુજરાત',
        layout: 'feature',
        stories: [
          'dang-chomasu-nagli-ane-vans',
          'bilimora-waghai-nani-train',
          'chhundo-tadke-pakto-swad',
          'gir-kankrej-jafarabadi-gujaratni-olad',
        ],
      },
      ...todayInside,
    ],
  },
  {
    file: 'ahmedabad-yesterday',
    city: 'અમદાવાદ',
    front: {
      lead: 'girna-nesma-savaj-ane-maldhari',
      second: 'sanyukt-rashtra-kevi-rite-chale',
      three: ['matpetithi-evm-nota-safar', 'patannu-patolu-asli-kem-olakhvu', 'dhoran-10-pachhi-kayo-rasto'],
    },
    inside: [
      {
        title: 'ગુજરાત',
        layout: 'feature',
        stories: [
          'agariya-khara-panima-sonu',
          'vadodara-petima-farti-library',
          'gijubhai-muchhali-ma-balmandir',
          'grahakna-chha-adhikar-bill-sachvo',
        ],
      },
      ...yesterdayInside,
    ],
  },
  {
    file: 'surat-yesterday',
    city: 'સુરત',
    front: {
      lead: 'bannino-virdo-khara-upar-mithu-pani',
      second: 'ajrakh-kapda-par-akash-ane-mati',
      three: ['matino-garbo-bhitarno-divo', 'raktdan-ardho-kalak-jindagi', 'kagalthi-kayda-sudhi-bill-safar'],
    },
    inside: [
      {
        title: 'ગુજરાત',
        layout: 'feature',
        stories: [
          'saurashtrani-rasdhar-meghani',
          'bhavnagar-bharti-chandra-dariyo',
          'bajarino-rotlo-ane-ringan-olo',
          'bhagvadgomandal-shabdo-vinnar-rajvi',
        ],
      },
      ...yesterdayInside,
    ],
  },
];
