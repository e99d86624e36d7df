import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Como vem', settings: {} },
  { title: 'Dois por linha no celular, até oito', settings: { most: 8, columns_mobile: 2 } },
  { title: 'Outro título', settings: { heading: 'Continue de onde parou', columns: 3, most: 3 } },
] satisfies Demo[]
