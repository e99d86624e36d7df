import InboxIcon from '@mui/icons-material/Inbox'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const SubmissionList = screen(() => import('./submission-list.tsx'), 'SubmissionList')
const SubmissionShow = screen(() => import('./submission-show.tsx'), 'SubmissionShow')

export const section: Section = {
  group: 'Site',
  order: 60,
  places: { submissions: { path: () => '/vitrine/v1/form-submissions', hasNoBin: true } },
  resources: [
    {
      name: 'submissions',
      options: { label: 'Formulários' },
      icon: InboxIcon,
      list: SubmissionList,
      show: SubmissionShow,
      recordRepresentation: (record: { id: number }) => `resposta nº ${record.id}`,
    },
  ],
}
