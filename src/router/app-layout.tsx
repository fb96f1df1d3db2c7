import { Outlet } from '@tanstack/react-router'
import { AppShell } from '../layout/app-shell.tsx'
import { ProjectListProvider } from '../projects/project-list.tsx'
import { SidebarProjects } from '../projects/sidebar-projects.tsx'

/** The app layout of logged-in people: side navigation with their projects, beside the page (specification 2). */
export const AppLayout = () => (
  <ProjectListProvider>
    <AppShell projects={<SidebarProjects />}>
      <Outlet />
    </AppShell>
  </ProjectListProvider>
)
