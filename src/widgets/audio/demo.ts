import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Em outro site', settings: { link: { url: 'https://soundcloud.com/casa-aroeira/forno' }, title: 'O som do forno' } },
  {
    title: 'Com o nome de quem gravou',
    settings: { link: { url: 'https://soundcloud.com/casa-aroeira/torno' }, title: 'O torno', artist: 'Dora Gameleira' },
  },
  { title: 'Ainda sem arquivo', settings: {} },
] satisfies Demo[]
