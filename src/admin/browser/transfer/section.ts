import FileDownloadIcon from '@mui/icons-material/FileDownload'
import FileUploadIcon from '@mui/icons-material/FileUpload'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

export const section: Section = {
  group: 'Catálogo',
  order: 60,
  places: { 'import-lines': { path: (meta) => `/vitrine/v1/imports/${below(meta, 'import')}/lines` } },
  pages: [
    {
      path: '/importar',
      Screen: screen(() => import('./import-screen.tsx'), 'ImportScreen'),
      menu: { label: 'Importar', icon: FileUploadIcon },
    },
    {
      path: '/exportar',
      Screen: screen(() => import('./export-screen.tsx'), 'ExportScreen'),
      menu: { label: 'Exportar', icon: FileDownloadIcon },
    },
  ],
}
