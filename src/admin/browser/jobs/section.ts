import HealthIcon from '@mui/icons-material/MonitorHeart'
import JobsIcon from '@mui/icons-material/PendingActions'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const JobList = screen(() => import('./job-list.tsx'), 'JobList')
const Health = screen(() => import('./health.tsx'), 'Health')

export const section: Section = {
  group: 'Ajustes',
  order: 70,
  isForAdministrators: true,
  places: { jobs: { path: () => '/vitrine/v1/jobs' } },
  waits: { '/jobs': { of: 'dead_jobs', one: 'tarefa que falhou', many: 'tarefas que falharam' } },
  resources: [{ name: 'jobs', options: { label: 'Tarefas' }, icon: JobsIcon, list: JobList, recordRepresentation: 'kind' }],
  pages: [{ path: '/saude', Screen: Health, menu: { label: 'Saúde da loja', icon: HealthIcon } }],
}
