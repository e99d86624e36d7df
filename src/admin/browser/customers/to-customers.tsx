import { Navigate } from 'react-router-dom'

/** The list of profiles is that of customers. */
export const ToCustomers = () => <Navigate to="/customers" replace />
