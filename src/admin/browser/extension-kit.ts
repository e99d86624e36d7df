/**
 * What the workbench's part of an extension is made of: `import { defineSection, Panel } from 'vitrine/admin'`. An extension is built
 * by itself and shares these, and React, with the workbench that it is shown in.
 */
export { default as ExtensionIcon } from '@mui/icons-material/Extension'
export {
  Alert,
  Box,
  Button,
  CircularProgress,
  Link,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
export { Title } from 'react-admin'
export { formatMoney } from '#kit/money.ts'
import type { Section } from './section.ts'

export { LoadError } from './shared/load-error.tsx'
export { Facts, Panel, TwoColumns } from './shared/panel.tsx'
export { useAnswer, useApiAction } from './shared/use-api.ts'

/** Checks the types of a section; its pages stand below `/extensoes/<name>`. */
export const defineSection = (section: Section): Section => section
