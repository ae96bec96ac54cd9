import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProjectList } from './project-list.tsx';
import { ProjectPage } from './project-page.tsx';

/** 科研项目管理: the studies, and one of them at the same address with its id. Back comes to the list where it was left. */
export function ProjectsPage() {
  const [query] = useSearchParams();
  const projectId = query.get('project_id') ?? '';
  const left = useRef(0);
  useLayoutEffect(() => {
    if (projectId !== '') return;
    window.scrollTo(0, left.current);
    const remember = (): void => {
      left.current = window.scrollY;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [projectId]);
  return projectId === '' ? <ProjectList /> : <ProjectPage projectId={projectId} />;
}
