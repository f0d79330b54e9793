/** What a page is made of: what stands around it, its description and its opening, its place on the site, what it says when it is not found. */

export { Breadcrumb } from './breadcrumb.tsx';
export { CardSection } from './card-section.tsx';
export { EmptyMessage } from './empty-message.tsx';
export { ErrorPage } from './error-page.tsx';
export { FilteredCardSection } from './filtered-card-section.tsx';
export { Folds } from './folds.tsx';
export { GuidePage } from './guide-page.tsx';
export { GuideSection, GuideSections } from './guide-section.tsx';
export { Hero } from './hero.tsx';
export { menuSection } from './menus.ts';
export { absolute } from './meta.ts';
export { type NavigationLink, places } from './navigation.ts';
export { notFoundPage } from './not-found-page.ts';
export { NotFoundScreen } from './not-found-screen.tsx';
export { type Page, pageOf } from './page.ts';
export { PageHead } from './page-head.tsx';
export { type RouteHandle, routeHandleOf } from './route-handle.ts';
export { footerId, SiteFooter } from './site-footer.tsx';
export { SiteHeader } from './site-header.tsx';
export { default as SettingsForm } from './site-settings.island.tsx';
export { type DescribedSite, faqData, organization, siteData } from './structured-data.ts';
