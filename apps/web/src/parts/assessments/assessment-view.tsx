import { createContext, createElement, use, type ComponentType } from 'react';
import type { TrendRequest } from '../report/detail-slots.ts';
import type { AssessmentSlug } from './assessment-registry.ts';

/** What the drawer around a tool must know before it closes. */
export interface AssessmentUnsaved {
  isDirty: boolean;
  hasReports: boolean;
  holdsResult: boolean;
}

/** What a tool gets from the drawer around it. */
export interface AssessmentViewProps {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  onUnsavedChange: (state: AssessmentUnsaved) => void;
  /** Something was saved: the page reloads when the drawer closes. */
  onSaved: () => void;
  /** Opens the history trend of lab items; absent where no trend can be shown. */
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
  /** Closes the drawer without asking. */
  onClose: () => void;
}

/** Why nobody may write with the tool that is open, such as one that the hospital has stopped; undefined where one may. */
export const ToolLockContext = createContext<string | undefined>(undefined);

/** The lazy view of each tool. Provided by the application: a feature opens a tool without importing another feature. */
export const AssessmentViewsContext = createContext<Record<AssessmentSlug, ComponentType<AssessmentViewProps>> | null>(
  null,
);

/** The tool of a slug. */
export function AssessmentView({ slug, ...props }: AssessmentViewProps & { slug: AssessmentSlug }) {
  const views = use(AssessmentViewsContext);
  return views && createElement(views[slug], props);
}

/** Whose picture it is, and of which report. */
export type AssessmentPictureProps = Pick<AssessmentViewProps, 'patientId' | 'reportId'>;

/** The small picture of tools that have one, for what a diagnosis shows first. Provided by the application. */
export const AssessmentPicturesContext = createContext<
  Partial<Record<AssessmentSlug, ComponentType<AssessmentPictureProps>>>
>({});

/** True for a tool that has a picture. */
export function useHasPicture(slug: AssessmentSlug | undefined): boolean {
  const pictures = use(AssessmentPicturesContext);
  return slug !== undefined && pictures[slug] !== undefined;
}

/** The picture of a tool; nothing for a tool without one. */
export function AssessmentPicture({ slug, ...props }: AssessmentPictureProps & { slug: AssessmentSlug }) {
  const Picture = use(AssessmentPicturesContext)[slug];
  return Picture === undefined ? null : createElement(Picture, props);
}
