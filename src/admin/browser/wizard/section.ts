import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Wizard = screen(() => import('./wizard.tsx'), 'Wizard')

export const section: Section = {
  group: 'Ajustes',
  order: 5,
  pages: [
    { path: '/comecar', Screen: Wizard, label: 'Montar a loja, passo a passo' },
    { path: '/comecar/:step', Screen: Wizard },
  ],
}
