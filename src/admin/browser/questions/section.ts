import QuestionIcon from '@mui/icons-material/ContactSupport'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const QuestionList = screen(() => import('./question-list.tsx'), 'QuestionList')

export const section: Section = {
  group: 'Catálogo',
  order: 91,
  places: { questions: { path: () => '/vitrine/v1/questions' } },
  waits: { '/questions': { of: 'new_questions', one: 'pergunta para responder', many: 'perguntas para responder' } },
  resources: [{ name: 'questions', options: { label: 'Perguntas' }, icon: QuestionIcon, list: QuestionList }],
}
