/** The shorts, tall. Their titles stand high, since a player's own words and buttons lie over the lower part. */
import type { Film } from './film.mts';

export const shortFilms: readonly Film[] = [
  {
    name: 'potter',
    shape: 'short',
    kicker: 'હસ્તકલા',
    title: ['ચાકડે ચડી માટી,', 'ઊતર્યું માટલું'],
    low: true,
    scenes: [
      { picture: 'pottery', seconds: 5, from: [800, 800, 900], to: [800, 800, 760] },
      { picture: 'pottery', seconds: 4, from: [790, 960, 520], to: [800, 900, 620] },
    ],
    mood: 'tanpura',
    captions: ['ચાકડો ફરે અને આંગળીઓ ઘાટ આપે.', 'પલળેલી માટી થોડી જ વારમાં માટલું બને છે.', 'આજેય ઉનાળાનું ટાઢું પાણી માટલાનું જ.'],
    webm: true,
  },
  {
    name: 'tea-stall',
    shape: 'short',
    kicker: 'સ્વાદ',
    title: ['લારીની ચા,', 'વાતોની મહેફિલ'],
    scenes: [
      { picture: 'tea-stall', seconds: 4.8, from: [760, 800, 900], to: [860, 780, 740] },
      { picture: 'tea-stall', seconds: 3.8, from: [980, 740, 470], to: [860, 760, 620] },
    ],
    mood: 'night',
    captions: ['આદું, ફુદીનો અને એલચી; ચા ઊકળે ધીમા તાપે.', 'અડધી ચામાં આખા ગામની વાતો.', 'રાત પડે ને લારીએ ફરી ભીડ જામે.'],
  },
];
