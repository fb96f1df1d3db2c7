import { Outlet } from '@tanstack/react-router'
import { AccountProvider, useAccount } from '../account/account-provider.tsx'
import { AppShell } from '../layout/app-shell.tsx'
import { ProjectListProvider } from '../projects/project-list.tsx'
import { SidebarProjects } from '../projects/sidebar-projects.tsx'
import { arriving } from './router.tsx'

const loadAccountDialog = arriving(() => import('../account/account-dialog.tsx'))
const loadPlanDialog = arriving(() => import('../plans/plan-dialog.tsx'))

/** What all pages of logged-in people share: their projects, and the dialogs of their account and plan. */
export const MemberRoot = () => (
  <AccountProvider loadAccountDialog={loadAccountDialog} loadPlanDialog={loadPlanDialog}>
    <ProjectListProvider>
      <Outlet />
    </ProjectListProvider>
  </AccountProvider>
)

/** The app layout of logged-in people: side navigation with their projects, beside the page (specification 2). */
export function AppLayout() {
  const { openAccount, openPlan, prepare } = useAccount()
  return (
    <AppShell projects={(fold) => <SidebarProjects {...fold} />} openAccount={openAccount} openPlan={openPlan} prepare={prepare}>
      <Outlet />
    </AppShell>
  )
}
