/** Files of the sample content, with the first digits of their SHA-256. */
export const sampleFiles = {
  'data/logos.json': 'f137279f5483',
  'data/owner/icon.svg': '2cb8e7c22e3b',
  'data/owner/portrait-day.webp': '9f78959b74f8',
  'data/owner/portrait-night.webp': '3b1636fc258e',
  'data/owner/signature.svg': '0e9ddffbdc5f',
  'data/scenes/baku-narrow.webp': '9d9cc1f82391',
  'data/scenes/baku-narrow-day.webp': 'f506ab386e17',
  'data/scenes/baku-wide.webp': 'c4d3a9b3d9d6',
  'data/scenes/baku-wide-day.webp': '257a0bf61783',
};

/** The first window of the sample's scene. */
export const sampleWindow = { wide: { x: 23.1, y: 41.0 }, narrow: { x: 61.5, y: 32.7 } };

/** Text that only the sample content has. An entry that starts with a field's name applies only to that field. */
export const sampleTexts = [
  '//example.com',
  'hello@example.com',
  '+994 00 000 00 00',
  'Aygün Şəfəq',
  'basics.summary I design, build and look after websites',
  'basics.summary Saytların və rəqəmsal məhsulların dizaynı',
  'work[1].name Üçbucaq',
  'projects[0].name Novruzgülü',
  'Meta.Title {name}, front-end and full-stack developer',
  'Meta.Title {name}: front-end və full-stack proqramçı',
  'Meta.Description {name} designs and builds websites, shops',
  'Meta.Description {name} sayt, onlayn mağaza və admin panellər',
  'Meta.ProjectsDescription Every project in one place',
  'Meta.ProjectsDescription Bütün layihələr bir yerdə',
  'Meta.ContactDescription Write to {name} about a website, a shop',
  'Meta.ContactDescription Sayt, onlayn mağaza və ya admin panel üçün',
  'Home.Head Studio open, room for one more project',
  'Home.Head Studiya açıqdır, daha bir layihəyə yer var',
  'Home.Title Product Owner',
  'About.Text1 I build websites and the systems behind them',
  'About.Text1 Saytları və onların arxasındakı sistemləri',
  'About.Text2 I am {name}, a freelance developer in Baku',
  'About.Text2 Adım {name}, Bakıda frilans proqramçı',
  'Contact.Subtitle A few lines are enough to start',
  'Contact.Subtitle Başlamaq üçün bir neçə sətir bəsdir',
  'Contact.Answer My answer comes within two working days',
  'Contact.Answer Cavabım iki iş günü ərzində gələcək',
  'Contact.Service5 Redesign and speed-up',
  'Contact.Service5 Yeni dizayn və sürətləndirmə',
  'Contact.ToolDescription Send a message to {name}, a freelance front-end',
  'Contact.ToolDescription Sayt, onlayn mağaza və ya admin panel barədə',
];
